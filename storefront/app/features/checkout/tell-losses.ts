import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { lossesChanged } from "../cart/cart-slice.ts";
import { promotionAlerts, promotionLosses } from "../promotions/promotion-alerts.ts";

export { dropPromoItems } from "../promotions/promo-item-actions.ts";

/**
 * Says which offers have gone, and keeps in mind what is lost with them.
 * @param before the offers of the answer before, null at the first
 */
export const tellLosses = (before: Promotions | null, after: Promotions) => (dispatch: AppDispatch, getState: () => AppState) => {
  for (const alert of promotionAlerts(before, after)) dispatch(showAlert(alert));
  const { accountState, checkout } = getState();
  // A newer answer may have come while this code did.
  if (JSON.stringify(checkout.current.lastCheckoutData?.promotions) !== JSON.stringify(after)) return;
  dispatch(lossesChanged(promotionLosses(before, after, accountState.current?.cart.promoCodes ?? [])));
};
