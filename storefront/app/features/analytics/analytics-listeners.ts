import { isAnyOf } from "@reduxjs/toolkit";
import { track } from "../../platform/analytics/track.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { addToCart, removeLine, restoreLine, setLineQuantity } from "../cart/cart-actions.ts";
import { checkoutChanged, expressBegun, orderPlaced, orderSent } from "../checkout/checkout-slice.ts";
import { productApi } from "../product/product-api.ts";
import { overlayOpened, overlayToggled } from "../shop/overlays-slice.ts";
import { addWish } from "../wishlist/wishlist-actions.ts";

/** The actions that something measured follows from. */
export const isMeasured = isAnyOf(
  addToCart.fulfilled,
  setLineQuantity.pending,
  setLineQuantity.fulfilled,
  removeLine.fulfilled,
  restoreLine.fulfilled,
  addWish.fulfilled,
  overlayOpened,
  overlayToggled,
  checkoutChanged,
  expressBegun,
  orderSent,
  orderPlaced,
  productApi.endpoints.productsByIds.matchFulfilled,
);

/** Reports what is done in the store. What it means is read later, by code that no page waits for (`interpret-reports.ts`). */
export function listenForAnalytics(startListening: StartListening): void {
  startListening({
    matcher: isMeasured,
    effect: (action, { getState }) => track({ type: "actionDone", action, state: getState() }),
  });
}
