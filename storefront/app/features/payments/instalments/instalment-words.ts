import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { instalmentAmounts } from "#domain/payments/instalments.ts";

/**
 * What an amount of cents comes to in instalments: `Four payments of $84.25`. Where cents do not divide evenly it is the largest
 * payment, so that nobody pays more than they read.
 */
export function instalmentWords(amount: number, country: CountryCode): string {
  const [largest = 0, ...others] = instalmentAmounts(amount);
  const upTo = others.some((part) => part !== largest) ? "up to " : "";
  return `Four payments of ${upTo}${formatMoney(largest, country)}`;
}
