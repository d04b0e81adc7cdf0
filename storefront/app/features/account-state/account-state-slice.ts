import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";
import { sessionOpened } from "../session/session-slice.ts";

/** The shopper's cart and wishlist as pages see them. The rules that change it are the domain's. */
export interface AccountStateSlice {
  /** Whether the browser's copy has been looked for. */
  loaded: boolean;
  /** null until then. */
  current: SyncableState | null;
  /** The cart of the request's cookie, with which the server renders the cart's page; null once the browser's copy is there. */
  fromCookie: ShownCart | null;
  /**
   * How the last exchange with the server ended, and when (milliseconds since the epoch); null before the first of a session
   * (SYNC-14).
   */
  sync: { readonly result: "SUCCESS" | "ERROR"; readonly finishedAt: number } | null;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    accountState: AccountStateSlice;
  }
}

export const accountStateSlice = createSlice({
  name: "accountState",
  initialState: { loaded: false, current: null, fromCookie: null, sync: null } as AccountStateSlice,
  reducers: {
    cartShown: (slice, action: PayloadAction<ShownCart>) => ({ ...slice, fromCookie: action.payload }),
    stateReplaced: ({ sync }, action: PayloadAction<SyncableState>) => ({
      loaded: true,
      current: action.payload,
      fromCookie: null,
      sync,
    }),
    /** A change has been made here, which the server does not have yet. */
    changed: (slice) => slice,
    syncFinished: (slice, { payload }: PayloadAction<NonNullable<AccountStateSlice["sync"]>>) => ({ ...slice, sync: payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionOpened, (slice) => {
      slice.sync = null;
    }),
});
export const { cartShown, stateReplaced, changed, syncFinished } = accountStateSlice.actions;
