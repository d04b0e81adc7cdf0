import { skipToken } from "@reduxjs/toolkit/query/react";
import { useMemo } from "react";
import type { CheckoutDataResult } from "#domain/checkout/checkout-data-load.ts";
import { requestedCart } from "#domain/checkout/checkout-request.ts";
import { type PromoItemsLoad, promoItemsLoad } from "#domain/promotions/promo-items-load.ts";
import type { CartView } from "../cart/use-cart-view.ts";
import { type PromoItemOffer, usePromoItemsQuery } from "./promo-items-api.ts";

export interface PromoItemsView extends PromoItemsLoad<PromoItemOffer> {
  readonly retry: () => void;
}

const none: readonly PromoItemOffer[] = [];

/**
 * The items that the applied offers of a cart bring (HEAD-36). Nothing is asked while no offer brings any.
 * @param checkoutData how asking what the cart comes to ended
 * @param bringsItems whether one of its applied offers brings an item
 */
export function usePromoItems(cart: CartView, checkoutData: CheckoutDataResult | null, bringsItems: boolean): PromoItemsView {
  // While totals settle the offers are most likely those of before.
  const isAsked = cart.status === "ready" && checkoutData !== "ERROR" && bringsItems;
  const question = useMemo(() => {
    if (!isAsked) return skipToken;
    const { items, promoCodes } = requestedCart(cart.cart);
    return { items, promoCodes };
  }, [isAsked, cart]);
  const { currentData, isError, isFetching, refetch } = usePromoItemsQuery(question);
  return useMemo(
    () => ({
      ...promoItemsLoad({
        cart: cart.status,
        checkoutData,
        offers: bringsItems ? currentData : none,
        failed: isAsked && isError && !isFetching,
      }),
      retry: refetch,
    }),
    [cart.status, checkoutData, bringsItems, currentData, isAsked, isError, isFetching, refetch],
  );
}
