import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { promotionAlerts } from "../promotions/promotion-alerts.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

/** Compares an answer's offers with those of the last one, says what has changed, and remembers the new ones. */
export const trackPromotions = (promotions: Promotions) => (dispatch: AppDispatch, getState: () => AppState) => {
  if (!getState().checkout.loaded) dispatch(restoreCheckout());
  const before = getState().checkout.current.lastCheckoutData?.promotions ?? null;
  if (before && JSON.stringify(before) === JSON.stringify(promotions)) return;
  for (const alert of promotionAlerts(before, promotions)) dispatch(showAlert(alert));
  dispatch(checkoutChanged({ lastCheckoutData: { promotions } }));
};
