import { buildCart } from "#domain/cart/build-cart.ts";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";
import { checkoutRequest, checkoutRequestKey } from "#domain/checkout/checkout-request.ts";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import type { AppStore } from "../../store/create-store.ts";
import { checkoutApi } from "./checkout-api.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { promotionAlerts } from "./promotion-alerts.ts";

/**
 * Whether what the server has drawn of a cart's totals, which knows nothing of the shopper, is right for what checkout
 * remembers of them, and there is nothing to say about their offers.
 */
export function drawnTotalsHold(store: AppStore, drawn: ShownCart): boolean {
  restoreCheckout(store);
  const state = store.getState();
  const cart = buildCart(drawn);
  const asked = checkoutRequest(cart, emptyCheckoutState);
  if (checkoutRequestKey(checkoutRequest(cart, state.checkout.current)) !== checkoutRequestKey(asked)) return false;
  const { data } = checkoutApi.endpoints.checkoutInfo.select(asked)(state);
  const before = state.checkout.current.lastCheckoutData?.promotions ?? null;
  return data !== undefined && promotionAlerts(before, data.promotions).length === 0;
}
