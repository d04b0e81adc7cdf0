import { type CountryCode, countries } from "../country/country.ts";

/** Cents still to spend before express delivery is free, 0 once it is (EXPR-09). */
export function freeDeliveryRemaining(itemSubtotalAfterDiscounts: number, country: CountryCode): number {
  return Math.max(0, countries[country].freeExpressDeliveryFrom - itemSubtotalAfterDiscounts);
}
