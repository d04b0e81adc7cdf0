import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Where sign-in stands. A page starts INITIALISING; nothing may be added until that ends. */
export const sessionStatuses = ["INITIALISING", "LOGGED_OUT", "LOGGING_IN", "LOGGED_IN", "LOGGING_OUT"] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

interface SessionState {
  status: SessionStatus;
  /** Names the account of who is signed in; null for a guest. */
  username: string | null;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    session: SessionState;
  }
}

export const sessionSlice = createSlice({
  name: "session",
  initialState: { status: "INITIALISING", username: null } as SessionState,
  reducers: {
    statusChanged(state, action: PayloadAction<SessionStatus>) {
      state.status = action.payload;
    },
    /**
     * Somebody is signed in: just now, or since before this page was opened. `isBack` says that what the browser keeps is theirs
     * already.
     */
    sessionOpened: (_, { payload }: PayloadAction<{ username: string; isBack?: boolean }>) => ({
      status: "LOGGED_IN",
      username: payload.username,
    }),
    /**
     * Nobody is signed in. `ended` says that somebody was, here or in another tab: what is theirs leaves the browser then, and
     * a guest's own stays. `lapsed` says that their session ended by itself: what they gathered and typed stays as well.
     */
    sessionClosed: (_, _action: PayloadAction<{ ended: boolean; lapsed?: true }>) => ({ status: "LOGGED_OUT", username: null }),
  },
});
export const { statusChanged, sessionOpened, sessionClosed } = sessionSlice.actions;
