import { createSlice, isAnyOf, type PayloadAction } from "@reduxjs/toolkit";
import type { CartItem } from "#domain/cart/cart-item.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import { addToCart, removeLine, restoreLine, setLineQuantity } from "./cart-actions.ts";

/** What an offer no longer gives. */
export interface Loss {
  /** What is said of it. */
  readonly words: string;
  /** What it had brought. */
  readonly items: readonly PromoItem[];
  /** The offer has a code on the cart, of which its own place says the same. */
  readonly byCode?: boolean;
}

interface CartSlice {
  /** Ids of lines and variants that a change is under way for. */
  busy: string[];
  /** Ids of lines that are being taken out. */
  removing: string[];
  /** The line that was taken out last, as long as it can be put back. */
  removed: { item: CartItem; name: string } | null;
  /** Id of the line that was put back last: it takes focus, because what put it back is gone. */
  restored: string | null;
  /** What offers no longer give since they changed last. */
  lost: readonly Loss[];
  /** It is being bought from here: that it is then empty is the order's success, and no news. */
  leaving: boolean;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    cart: CartSlice;
  }
}

type Subject = { meta: { arg: { itemId: string } | { variantId: string } } };

const subjectOf = ({ meta: { arg } }: Subject) => ("itemId" in arg ? arg.itemId : arg.variantId);

const isSettledRemoval = isAnyOf(removeLine.fulfilled, removeLine.rejected);

/** What is being done to the cart at this moment. What is in it is the account state's. */
export const cartSlice = createSlice({
  name: "cart",
  initialState: { busy: [], removing: [], removed: null, restored: null, lost: [], leaving: false } as CartSlice,
  reducers: {
    /** The lines are no longer shown, so what was taken out of them is no longer offered back. */
    removedLineForgotten: (slice) => ({ ...slice, removed: null, restored: null, lost: [] }),
    lossesChanged: (slice, { payload }: PayloadAction<readonly Loss[]>) => ({ ...slice, lost: payload }),
    leavingForOrder: (slice, { payload }: PayloadAction<boolean>) => ({ ...slice, leaving: payload }),
    lineFocused: (slice) => ({ ...slice, restored: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(removeLine.fulfilled, (slice, { payload: item, meta }) => {
        if (item) slice.removed = { item, name: meta.arg.name ?? "An item" };
      })
      .addCase(restoreLine.fulfilled, (slice, { payload, meta }) => {
        if (!payload) return;
        // Another may have been taken out since.
        if (slice.removed?.item.id === meta.arg.id) slice.removed = null;
        slice.restored = meta.arg.id;
        slice.lost = [];
      })
      .addMatcher(isAnyOf(addToCart.pending, setLineQuantity.pending, removeLine.pending), (slice, action) => {
        slice.busy.push(subjectOf(action));
        if (removeLine.pending.match(action)) slice.removing.push(action.meta.arg.itemId);
      })
      .addMatcher(isAnyOf(addToCart.settled, setLineQuantity.settled, removeLine.settled), (slice, action) => {
        const index = slice.busy.indexOf(subjectOf(action));
        if (index >= 0) slice.busy.splice(index, 1);
        if (isSettledRemoval(action)) slice.removing.splice(slice.removing.indexOf(action.meta.arg.itemId), 1);
      });
  },
});
export const { removedLineForgotten, lossesChanged, leavingForOrder, lineFocused } = cartSlice.actions;
