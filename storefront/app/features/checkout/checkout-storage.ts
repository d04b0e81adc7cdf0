import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { localStorageOrMemory, sessionStorageOrMemory } from "../../platform/store/storage.ts";

/** The forms whose texts are kept while they are typed. */
export const draftForms = ["contact", "shipping", "instructions", "billing", "payment"] as const;
export type DraftForm = (typeof draftForms)[number];

/** Where the browser keeps what was entered in a country's checkout. */
export const checkoutKey = (country: CountryCode) => `checkout:${country}`;

/** Where a tab keeps which order it has placed. */
export const placedOrderKey = (country: CountryCode) => `placed-order:${country}`;

/** Where the browser keeps which order was sent and has no answer yet. */
export const placementKey = (country: CountryCode) => `placement:${country}`;

/** Where a tab keeps what is being typed into a form. */
export const draftKey = (country: CountryCode, form: DraftForm) => `checkout-draft:${country}:${form}`;

/** Forgets what has been typed into the forms of a country's checkout in this tab. */
export function forgetDrafts(country: CountryCode): void {
  for (const form of draftForms) sessionStorageOrMemory.removeItem(draftKey(country, form));
}

/** Forgets all that this browser knows of who was buying, in either country. */
export function forgetCheckouts(): void {
  for (const country of countryCodes) {
    localStorageOrMemory.removeItem(checkoutKey(country));
    // Whoever pays next here would be shown whose order that was.
    localStorageOrMemory.removeItem(placementKey(country));
    sessionStorageOrMemory.removeItem(placedOrderKey(country));
    forgetDrafts(country);
  }
}
