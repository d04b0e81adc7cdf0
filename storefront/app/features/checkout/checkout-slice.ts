import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { MeasuredTotals } from "#domain/analytics/shop-event.ts";
import { type CheckoutState, emptyCheckoutState } from "#domain/checkout/checkout-state.ts";

/** What checkout remembers between its steps, in this browser. Card data is never part of it. */
export interface CheckoutSlice {
  /** Whether the browser's copy has been looked for. */
  loaded: boolean;
  current: CheckoutState;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    checkout: CheckoutSlice;
  }
}

export const checkoutSlice = createSlice({
  name: "checkout",
  initialState: { loaded: false, current: emptyCheckoutState } as CheckoutSlice,
  reducers: {
    checkoutRestored: (_, action: PayloadAction<CheckoutState>) => ({ loaded: true, current: action.payload }),
    /** Changes part of it; a listener keeps the change in the browser. */
    checkoutChanged: ({ current }, action: PayloadAction<Partial<CheckoutState>>) => ({
      loaded: true,
      current: { ...current, ...action.payload },
    }),
  },
});
export const { checkoutRestored, checkoutChanged } = checkoutSlice.actions;

/** Checkout begins without a page of its own, in a sheet over the cart. */
export const expressBegun = createAction("checkout/expressBegun");

/** An order is being sent; the payload names the kinds of payment, such as `card` and `voucher`. */
export const orderSent = createAction<readonly string[]>("checkout/orderSent");

/** An order is in, with what it came to. The cart is still as it was. */
export const orderPlaced = createAction<{
  orderNumber: string;
  /** Whom it is for, also where no step of checkout has asked. */
  email: string;
  items: readonly { readonly variantId: string; readonly qty: number }[];
  totals: MeasuredTotals;
}>("checkout/orderPlaced");
