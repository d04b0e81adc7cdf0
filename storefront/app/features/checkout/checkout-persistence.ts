import { type CheckoutState, emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { parsePersistedCheckoutState } from "#domain/checkout/parse-checkout-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { checkoutKey } from "./checkout-key.ts";
import { checkoutRestored } from "./checkout-slice.ts";

function read(country: CountryCode): CheckoutState {
  const kept = parsePersistedCheckoutState(localStorageOrMemory.getItem(checkoutKey(country)));
  return kept.ok ? kept.value : emptyCheckoutState;
}

/** Reads the browser's copy into the store; what cannot be read counts as nothing entered yet. */
export function restoreCheckout(store: AppStore): void {
  store.dispatch(checkoutRestored(read(store.getState().shop.country)));
}

/**
 * Changes what checkout remembers, in the store and in the browser's copy at once. The change is made to the browser's
 * copy, so that what another tab entered meanwhile stays.
 */
export function changeCheckout(store: AppStore, change: Partial<CheckoutState>): void {
  const { country } = store.getState().shop;
  const changed = { ...read(country), ...change };
  localStorageOrMemory.setItem(checkoutKey(country), JSON.stringify(changed));
  store.dispatch(checkoutRestored(changed));
}
