import { alertLink } from "@tread/design-system/alert-queue";
import { countries } from "#domain/country/country.ts";
import type { StoreAccess } from "../account-state/change-account-state.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { shopHref } from "../shop/use-shop.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { notPlaced } from "./payment-problem.ts";
import { askAboutEarlierOrder } from "./place-order.ts";

/** Milliseconds that the shopper has to follow what is said. */
const duration = 20_000;

/**
 * Finds out what became of an order whose answer never came, because its page was closed or the line was lost, and says so.
 * One that was placed is out of the cart by then.
 */
export async function tellEarlierOrder({ dispatch, getState }: StoreAccess): Promise<void> {
  const placement = await dispatch(askAboutEarlierOrder(undefined)).unwrap();
  if (!placement) return;
  const { shop, checkout } = getState();
  const { baseUrl } = countries[shop.country];
  const { placedOrder } = checkout.current;
  if (placement.result === "PLACED" && placedOrder) {
    const link = alertLink(shopHref(baseUrl, "/checkout/success"), `See\u00a0order\u00a0${placedOrder.orderNumber}`);
    dispatch(showAlert({ content: ["Your last order went through after all. ", link], duration }));
    // So that the order's page need not say it again.
    dispatch(checkoutChanged({ placedOrder: { ...placedOrder, isEarlierTry: false, isNews: false } }));
  } else if (placement.result === "UNRECOVERABLE") {
    const link = alertLink(shopHref(baseUrl, "/checkout/error"), "See what to do");
    dispatch(showAlert({ type: "ERROR", content: ["Your last order could not be processed. ", link], duration }));
  } else if (placement.result === "REFUSED") {
    dispatch(showAlert({ type: "ERROR", content: [notPlaced], duration }));
  }
}
