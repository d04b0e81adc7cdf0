import type { CreditBalance } from "../checkout/checkout-request.ts";
import type { LoyaltyQuote } from "../checkout/checkout-state.ts";
import type { PointsPayment } from "../checkout/place-order-request.ts";
import { pointsMethodCode, pointsWorth } from "./points.ts";

/** What a quote could pay; null has nothing to give. */
export function quoteCredits(quote: LoyaltyQuote | null): CreditBalance[] {
  return quote ? [{ id: pointsMethodCode, amount: quote.currencyAmount, methodCode: pointsMethodCode }] : [];
}

/** A quote as a payment: it pays just what it was made for, or not at all (PAY-13). */
export function quotePayment(quote: LoyaltyQuote): PointsPayment {
  return { amount: quote.currencyAmount, quoteRef: quote.quoteNumber, memberId: quote.memberNumber };
}

/** Whether a quote pays no more: `now` in milliseconds since the epoch. */
export const isEndedQuote = ({ expires }: Pick<LoyaltyQuote, "expires">, now: number): boolean => expires * 1000 <= now;

/**
 * The most that points may pay of an order, in cents: whole dollars, no more than the order comes to and than there are points
 * for. Less than a dollar is none.
 * @param grandTotal what the order comes to before points and gift cards, in cents
 */
export function mostToRedeem(points: number, grandTotal: number): number {
  return Math.min(pointsWorth(points), Math.floor(grandTotal / 100) * 100);
}

/**
 * What points pay unless the shopper says otherwise, in cents: what gift cards leave of the order, or the most of an order that these
 * cover. More than that would pay instead of a gift card.
 */
export function firstToRedeem(
  points: number,
  { grandTotal, amountOutstanding }: { readonly grandTotal: number; readonly amountOutstanding: number },
): number {
  return mostToRedeem(points, amountOutstanding) || mostToRedeem(points, grandTotal);
}

/** Why an amount cannot be paid with points, or null. `most` in cents. */
export type RedeemProblem = { readonly code: "notWholeDollars" } | { readonly code: "tooMuch"; readonly most: number };

/** Reads whole dollars as they are typed, with or without a sign. @returns cents, or undefined for anything else */
export function readDollars(typed: string): number | undefined {
  const plain = typed.replace(/[\s,$]/g, "").replace(/\.0{1,2}$/, "");
  return /^\d{1,7}$/.test(plain) ? Number(plain) * 100 : undefined;
}

/** What is wrong with the dollars that a shopper wants to pay with points; null when nothing is. `most` in cents. */
export function redeemProblem(typed: string, most: number): RedeemProblem | null {
  const amount = readDollars(typed);
  if (amount === undefined || amount === 0) return { code: "notWholeDollars" };
  return amount > most ? { code: "tooMuch", most } : null;
}

const quoteCodes: ReadonlySet<string> = new Set(["LoyaltyQuoteInvalid", "LoyaltyInsufficientPoints"]);

/** Whether an order that was refused with this code has to be paid with another quote. */
export const spoilsQuote = (code: string): boolean => quoteCodes.has(code);
