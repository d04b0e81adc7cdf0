import { alertLink, alertStrong } from "@tread/design-system/alert-queue";
import { showAlert } from "../alerts/show-alert.ts";
import { shopHref } from "../shop/use-shop.ts";

/** The alert that confirms an add without taking the shopper away from what they were looking at. `duration` in milliseconds. */
export function addedAlert(baseUrl: string, name: string, duration: number) {
  return showAlert({
    content: [alertStrong(name), " is in your cart. ", alertLink(shopHref(baseUrl, "/cart"), "View cart")],
    duration,
  });
}
