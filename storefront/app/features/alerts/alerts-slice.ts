import { createSlice } from "@reduxjs/toolkit";

/** Whether this page has had anything to say yet; until then the code that shows alerts is not fetched. */
export const alertsSlice = createSlice({
  name: "alerts",
  initialState: { needed: false },
  reducers: {
    alertsNeeded(state) {
      state.needed = true;
    },
  },
});
export const { alertsNeeded } = alertsSlice.actions;
