import { addListener } from "@reduxjs/toolkit";
import { type CheckoutState, emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { afterLogin } from "#domain/checkout/checkout-transitions.ts";
import { parsePersistedCheckoutState, parsePlacedOrder } from "#domain/checkout/parse-checkout-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { localStorageOrMemory, sessionStorageOrMemory } from "../../platform/store/storage.ts";
import { checkoutChanged, checkoutRestored } from "./checkout-slice.ts";
import { checkoutKey, forgetDrafts, placedOrderKey } from "./checkout-storage.ts";

interface Kept {
  state: CheckoutState;
  /** The copy is of a version that this page does not know, and is left untouched. */
  newer: boolean;
}

function readKept(country: CountryCode): Kept {
  const kept = parsePersistedCheckoutState(localStorageOrMemory.getItem(checkoutKey(country)));
  const placedOrder = parsePlacedOrder(sessionStorageOrMemory.getItem(placedOrderKey(country)));
  return {
    state: { ...(kept.ok ? kept.value : emptyCheckoutState), placedOrder },
    newer: !kept.ok && kept.problem.code === "VersionNewer",
  };
}

/** What was placed is kept for this tab alone; its e-mail only until the order has been opened by it. */
function keep(country: CountryCode, { placedOrder, ...entered }: CheckoutState): void {
  localStorageOrMemory.setItem(checkoutKey(country), JSON.stringify({ ...entered, placedOrder: null }));
  if (placedOrder) {
    sessionStorageOrMemory.setItem(placedOrderKey(country), JSON.stringify(placedOrder));
  } else sessionStorageOrMemory.removeItem(placedOrderKey(country));
}

/**
 * Keeps every change of the checkout in the browser. The change is made to the browser's copy, so that what another tab entered
 * meanwhile stays, and comes to the store from there. One listener for all stores: a store that is given it again keeps it once.
 */
const keepChanges = addListener.withTypes<AppState, AppDispatch>()({
  actionCreator: checkoutChanged,
  effect: ({ payload }, { dispatch, getState }) => {
    const { shop, checkout } = getState();
    const { state, newer } = readKept(shop.country);
    if (newer) return;
    const changed = { ...state, ...payload, placedOrder: checkout.current.placedOrder ?? state.placedOrder };
    keep(shop.country, changed);
    dispatch(checkoutRestored(changed));
  },
});

/**
 * Reads the browser's copy into the store; what cannot be read counts as nothing entered yet. From then on every change is kept,
 * so this comes before the first.
 */
export const restoreCheckout = () => (dispatch: AppDispatch, getState: () => AppState) => {
  dispatch(keepChanges);
  dispatch(checkoutRestored(readKept(getState().shop.country).state));
};

/** Clears who was buying before from the checkout of somebody who has logged in (CHK-20): the account's own takes its place. */
export const clearAfterLogin = () => (dispatch: AppDispatch, getState: () => AppState) => {
  dispatch(restoreCheckout());
  const { shop, checkout } = getState();
  dispatch(checkoutChanged({ contact: afterLogin(checkout.current).contact }));
  forgetDrafts(shop.country);
};
