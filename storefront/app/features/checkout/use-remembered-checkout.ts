import { useEffect } from "react";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { checkoutKey } from "./checkout-key.ts";
import { checkoutRestored } from "./checkout-slice.ts";

/** What checkout remembers of this shopper, or null until that is known. Its code comes only when there is something. */
export function useRememberedCheckout(): CheckoutState | null {
  const store = useAppStore();
  const { loaded, current } = useAppSelector((state) => state.checkout);
  useEffect(() => {
    if (loaded) return;
    if (localStorageOrMemory.getItem(checkoutKey(store.getState().shop.country)) === null) {
      store.dispatch(checkoutRestored(emptyCheckoutState));
    } else import("./checkout-persistence.ts").then(({ restoreCheckout }) => restoreCheckout(store));
  }, [loaded, store]);
  return loaded ? current : null;
}
