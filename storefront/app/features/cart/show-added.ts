import { alertLink, alertStrong } from "@tread/design-system/alert-queue";
import { countries } from "#domain/country/country.ts";
import type { AppStore } from "../../store/create-store.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { shopHref } from "../shop/use-shop.ts";

/** Confirms an add without taking the shopper away from what they were looking at. `duration` in milliseconds. */
export function showAdded(store: AppStore, name: string, duration: number): void {
  const { baseUrl } = countries[store.getState().shop.country];
  showAlert(store, {
    content: [alertStrong(name), " is in your cart. ", alertLink(shopHref(baseUrl, "/cart"), "View cart")],
    duration,
  });
}
