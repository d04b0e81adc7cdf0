import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { lossesChanged } from "../cart/cart-slice.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

/** What an answer says of offers. */
export interface OffersAnswer {
  readonly promotions: Promotions;
  readonly droppedPromoItems: readonly (PromoItem & { readonly name?: string | undefined })[];
}

/**
 * Compares an answer's offers with those of the last one and remembers the new ones. What may be lost with the change is told by
 * code of its own, which most carts never need.
 */
export const trackPromotions =
  ({ promotions, droppedPromoItems }: OffersAnswer) =>
  async (dispatch: AppDispatch, getState: () => AppState) => {
    if (!getState().checkout.loaded) dispatch(restoreCheckout());
    const before = getState().checkout.current.lastCheckoutData;
    const changed = JSON.stringify(before?.promotions) !== JSON.stringify(promotions);
    if (changed) dispatch(checkoutChanged({ lastCheckoutData: { promotions } }));
    const mayLose = changed && (before?.promotions.appliedPromotions.length || promotions.disallowedPromotions.length);
    if (changed && !mayLose) dispatch(lossesChanged([]));
    if (!mayLose && droppedPromoItems.length === 0) return;
    try {
      const { tellLosses, dropPromoItems } = await import("./tell-losses.ts");
      if (mayLose) dispatch(tellLosses(before?.promotions ?? null, promotions));
      if (droppedPromoItems.length > 0) await dispatch(dropPromoItems(droppedPromoItems));
    } catch {
      // The code for it could not be fetched: the next answer finds what has changed again.
      if (changed) dispatch(checkoutChanged({ lastCheckoutData: before }));
    }
  };
