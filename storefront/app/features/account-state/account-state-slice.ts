import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";

/**
 * The shopper's cart and wishlist as pages see them. The rules that change it live in the account-state engine, which
 * arrives on first use; this slice only holds the result, so that browse pages stay light.
 */
export interface AccountStateSlice {
  /** Whether the browser's copy has been looked for. */
  loaded: boolean;
  /** null while there is none. */
  current: SyncableState | null;
  /** The cart as the browser's cookie shows it to the server. It is only looked at, and only until the browser's copy has been. */
  foreseen: ShownCart | null;
  /** Ids of lines and variants that a change is under way for. */
  busy: string[];
}

export const accountStateSlice = createSlice({
  name: "accountState",
  initialState: { loaded: false, current: null, foreseen: null, busy: [] } as AccountStateSlice,
  reducers: {
    cartForeseen: (slice, action: PayloadAction<ShownCart>) => ({ ...slice, foreseen: action.payload }),
    nothingKept(slice) {
      slice.loaded = true;
    },
    stateReplaced: (slice, action: PayloadAction<SyncableState>) => ({ ...slice, loaded: true, current: action.payload }),
    changeStarted(slice, action: PayloadAction<string>) {
      slice.busy.push(action.payload);
    },
    changeEnded(slice, action: PayloadAction<string>) {
      const index = slice.busy.indexOf(action.payload);
      if (index >= 0) slice.busy.splice(index, 1);
    },
  },
});
export const { cartForeseen, nothingKept, stateReplaced, changeStarted, changeEnded } = accountStateSlice.actions;
