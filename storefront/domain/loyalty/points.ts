import { loyaltyConfiguration } from "../configuration/configuration.ts";
import { grouped } from "../money/format-money.ts";

/** The payment method that points are spent by, and the name of their credit: an order spends one quote at most. */
export const pointsMethodCode = "loyalty";

/**
 * Points that an order earns: one for each whole dollar of its items after discounts, times `multiplier` where an offer says
 * so (LOYAL-13). Rounded down, so never more than was spent.
 * @param itemSubtotalAfterDiscounts cents
 */
export function pointsEarned(
  itemSubtotalAfterDiscounts: number,
  isMultiplied: boolean,
  multiplier: number = loyaltyConfiguration.pointsMultiplier,
): number {
  return Math.floor(itemSubtotalAfterDiscounts / 100) * (isMultiplied ? multiplier : 1);
}

/** Points as shoppers read them: `12,480 points`, `1 point`. */
export function formatPoints(points: number): string {
  return `${grouped(String(points))} ${points === 1 ? "point" : "points"}`;
}

/** What so many points pay, in cents: whole dollars only. */
export function pointsWorth(points: number): number {
  return Math.floor(points / loyaltyConfiguration.pointsPerDollar) * 100;
}

/** Points that so many cents cost. @throws RangeError unless they are whole dollars */
export function pointsFor(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0 || cents % 100 !== 0) throw new RangeError(`not whole dollars: ${cents}`);
  return (cents / 100) * loyaltyConfiguration.pointsPerDollar;
}

/**
 * Points behind `amount` cents that go back after `before` cents went back already. However a payment is parted, the parts add up to
 * the points that it cost, and never to more before its last cent.
 */
export function pointsBack({ amount, before }: { readonly amount: number; readonly before: number }): number {
  const upTo = (cents: number) => Math.floor((cents * loyaltyConfiguration.pointsPerDollar) / 100);
  return upTo(before + amount) - upTo(before);
}
