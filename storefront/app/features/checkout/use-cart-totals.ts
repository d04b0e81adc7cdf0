import { type CheckoutDataResult, checkoutDataResult } from "#domain/checkout/checkout-data-load.ts";
import { checkoutRequest, provisionalDelivery } from "#domain/checkout/checkout-request.ts";
import { emptyCheckoutState, type ShippingType } from "#domain/checkout/checkout-state.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import type { CartView } from "../cart/use-cart-view.ts";
import { useCountry } from "../shop/use-shop.ts";
import { type CheckoutInfoView, useCheckoutInfo } from "./use-checkout-info.ts";
import { useRememberedCheckout } from "./use-remembered-checkout.ts";

export interface CartTotalsView extends CheckoutInfoView {
  /** null while the cart or the answer is on its way. */
  result: CheckoutDataResult | null;
  /** Delivery or pickup, once that has been chosen in checkout. */
  shippingType: ShippingType | null;
}

/**
 * What the cart on its page or in its panel comes to, within the shop's country. Nothing is asked before the browser's own state has
 * been read, and nothing about an empty cart (HEAD-35, CHK-23, CHK-28).
 */
export function useCartTotals(view: CartView): CartTotalsView {
  const country = useCountry();
  // The server knows nothing that checkout remembers; what it has rendered stands until the browser does.
  const fromCookie = useAppSelector(({ accountState }) => accountState.fromCookie !== null);
  const state = useRememberedCheckout() ?? (fromCookie ? emptyCheckoutState : null);
  const info = useCheckoutInfo(
    view,
    view.status === "ready" && state ? checkoutRequest(view.cart, state, provisionalDelivery(country.code)) : null,
  );
  const shippingType = state?.shippingType ?? null;
  return {
    ...info,
    shippingType,
    result: checkoutDataResult(view.status, { settled: info.settled !== undefined, failed: info.failed }),
  };
}
