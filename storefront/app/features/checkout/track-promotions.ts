import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { promotionAlerts } from "../promotions/promotion-alerts.ts";
import { changeCheckout, restoreCheckout } from "./checkout-persistence.ts";

/** Compares an answer's offers with those of the last one, says what has changed, and remembers the new ones. */
export function trackPromotions(store: AppStore, promotions: Promotions): void {
  restoreCheckout(store);
  const before = store.getState().checkout.current.lastCheckoutData?.promotions ?? null;
  if (before && JSON.stringify(before) === JSON.stringify(promotions)) return;
  for (const alert of promotionAlerts(before, promotions)) store.dispatch(showAlert(alert));
  changeCheckout(store, { lastCheckoutData: { promotions } });
}
