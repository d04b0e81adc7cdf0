import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { PromoItem } from "#domain/promotions/promo-item.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { lossesChanged } from "../cart/cart-slice.ts";
import { dropPromoItems } from "../promotions/promo-item-actions.ts";
import { promotionAlerts, promotionLosses } from "../promotions/promotion-alerts.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

/** What an answer says of offers. */
export interface OffersAnswer {
  readonly promotions: Promotions;
  readonly droppedPromoItems: readonly (PromoItem & { readonly name?: string | undefined })[];
}

/**
 * Compares an answer's offers with those of the last one, says what has changed, keeps in mind what is lost with it, and remembers
 * the new ones. What was taken from offers that no longer give it goes out of the cart.
 */
export const trackPromotions =
  ({ promotions, droppedPromoItems }: OffersAnswer) =>
  (dispatch: AppDispatch, getState: () => AppState) => {
    if (!getState().checkout.loaded) dispatch(restoreCheckout());
    const before = getState().checkout.current.lastCheckoutData?.promotions ?? null;
    if (JSON.stringify(before) !== JSON.stringify(promotions)) {
      for (const alert of promotionAlerts(before, promotions)) dispatch(showAlert(alert));
      const codes = getState().accountState.current?.cart.promoCodes ?? [];
      dispatch(lossesChanged(promotionLosses(before, promotions, codes)));
      dispatch(checkoutChanged({ lastCheckoutData: { promotions } }));
    }
    if (droppedPromoItems.length > 0) dispatch(dropPromoItems(droppedPromoItems)).catch(() => undefined);
  };
