import type { CountryOption } from "@tread/design-system/country-switcher";
import { countries } from "#domain/country/country.ts";

/** Every country's shop, for the switchers in the footer and the menu. */
export const countryOptions: readonly CountryOption[] = Object.values(countries).map(({ code, name, currency, baseUrl }) => ({
  code,
  name,
  currency: currency.code,
  href: `${baseUrl}/`,
}));
