import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Where sign-in stands. A page starts INITIALISING; nothing may be added until that ends. */
export const sessionStatuses = ["INITIALISING", "LOGGED_OUT", "LOGGING_IN", "LOGGED_IN", "LOGGING_OUT"] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

interface SessionState {
  status: SessionStatus;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    session: SessionState;
  }
}

export const sessionSlice = createSlice({
  name: "session",
  initialState: { status: "INITIALISING" } as SessionState,
  reducers: {
    statusChanged(state, action: PayloadAction<SessionStatus>) {
      state.status = action.payload;
    },
  },
});
export const { statusChanged } = sessionSlice.actions;
