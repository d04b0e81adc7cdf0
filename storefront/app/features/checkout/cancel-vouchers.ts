import { track } from "../../platform/analytics/track.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { checkoutChanged } from "./checkout-slice.ts";

/**
 * Takes gift cards off the order that the shop has refused, and reports each once: the cart's page and its panel may both have
 * heard of it.
 */
export const cancelVouchers = (codes: readonly string[]) => (dispatch: AppDispatch, getState: () => AppState) => {
  const { vouchers } = getState().checkout.current;
  const kept = vouchers.filter(({ code }) => !codes.includes(code));
  for (let gone = vouchers.length - kept.length; gone > 0; gone -= 1) track({ type: "voucherCancelled" });
  dispatch(checkoutChanged({ vouchers: kept }));
};
