import type { CountryCode } from "#domain/country/country.ts";

/** Where a country's cart and wishlist are kept in the browser. */
export const accountStateKey = (country: CountryCode) => `account-state:${country}`;
