import { roundHalfUp } from "./round-half-up.ts";

/**
 * The GST inside a tax-inclusive amount, rounded half-up to the cent: 3/23 of it at 0.15, 1/11 at 0.10
 * (CONF-03).
 * @param cents tax-inclusive amount, integer cents
 * @param rate GST as a fraction of the price before tax; read to a hundredth of a percent so that 0.15 is exact
 * @throws RangeError for a negative or fractional amount
 */
export function taxIncluded(cents: number, rate: number): number {
  const basisPoints = Math.round(rate * 10_000);
  return roundHalfUp(cents * basisPoints, 10_000 + basisPoints);
}
