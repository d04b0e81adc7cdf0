import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Where sign-in stands (cart and checkout §4). A page starts INITIALISING; nothing may be added until that ends. */
export const sessionStatuses = ["INITIALISING", "LOGGED_OUT", "LOGGING_IN", "LOGGED_IN", "LOGGING_OUT"] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

export const sessionSlice = createSlice({
  name: "session",
  initialState: { status: "INITIALISING" as SessionStatus },
  reducers: {
    statusChanged(state, action: PayloadAction<SessionStatus>) {
      state.status = action.payload;
    },
  },
});
export const { statusChanged } = sessionSlice.actions;
