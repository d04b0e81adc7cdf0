import { useEffect } from "react";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { restoreCheckout } from "./checkout-persistence.ts";

/** What checkout remembers of this shopper, or null until the browser's copy has been read. */
export function useRememberedCheckout(): CheckoutState | null {
  const dispatch = useAppDispatch();
  const { loaded, current } = useAppSelector((state) => state.checkout);
  useEffect(() => {
    if (!loaded) dispatch(restoreCheckout());
  }, [loaded, dispatch]);
  return loaded ? current : null;
}
