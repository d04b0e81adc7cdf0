import type { CountryCode } from "#domain/country/country.ts";

/** Where what a country's checkout remembers is kept in the browser. */
export const checkoutKey = (country: CountryCode) => `checkout:${country}`;
