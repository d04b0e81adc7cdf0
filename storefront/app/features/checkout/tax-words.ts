import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";

/** How much of a total is tax, in cents: `Includes GST of $6.52`. Gift cards alone carry none until they are spent. */
export const taxWords = (cents: number, country: CountryCode): string =>
  cents === 0 ? "Includes no GST" : `Includes GST of ${formatMoney(cents, country)}`;
