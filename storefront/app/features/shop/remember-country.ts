import type { CountryCode } from "#domain/country/country.ts";

/** Seconds a country choice is remembered: a year. */
const lifetime = 31_536_000;

/** Remembers a shopper's choice of country, which the site's root goes by before any guess (DECISIONS ROUTE-61). */
export function rememberCountry(code: CountryCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `country=${code}; path=/; max-age=${lifetime}; samesite=lax`;
}
