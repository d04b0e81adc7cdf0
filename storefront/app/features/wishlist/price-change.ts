import type { CountryCode } from "#domain/country/country.ts";
import { formatMoney } from "#domain/money/format-money.ts";

export interface PriceChange {
  /** 'Down $33.00 since you saved it' */
  words: string;
  cheaper: boolean;
}

/**
 * How a price has changed since something was saved, or null when it has not, or when nobody knows what it was.
 * @param saved cents on that day
 * @param now cents today
 */
export function priceChange(saved: number | undefined, now: number, country: CountryCode): PriceChange | null {
  if (saved === undefined || saved === now) return null;
  const cheaper = now < saved;
  return { cheaper, words: `${cheaper ? "Down" : "Up"} ${formatMoney(Math.abs(now - saved), country)} since you saved it` };
}
