import type { CheckoutRequest, CreditBalance } from "../checkout/checkout-request.ts";
import { expressConfiguration } from "../configuration/configuration.ts";

/** What express data is asked for: a change of any of these makes what was answered pointless (CHK-26). */
export interface ExpressSubject {
  readonly cart: CheckoutRequest["cart"];
  /** What gift cards and points could pay, in the order in which they are spent. */
  readonly credits: readonly CreditBalance[];
}

/** An answer, with what it answers and when it came. */
export interface LoadedExpressData<Data> {
  readonly subject: ExpressSubject;
  /** Milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly data: Data;
}

/** Whether two are the same cart, with the same codes and the same credits. */
export function sameExpressSubject(one: ExpressSubject, other: ExpressSubject): boolean {
  const of = ({ cart, credits }: ExpressSubject) => [
    cart.items.map(({ productId, variantId, qty }) => [productId, variantId, qty]),
    cart.promoCodes,
    cart.promoItems ?? [],
    credits.map(({ id, amount, methodCode }) => [id, amount, methodCode]),
  ];
  return JSON.stringify(of(one)) === JSON.stringify(of(other));
}

/** Whether what was answered may still be used for a subject: it is of that very one, and no older than configured (EXPR-07). */
export function isFreshExpressData(
  loaded: LoadedExpressData<unknown> | undefined,
  subject: ExpressSubject,
  now: number,
): boolean {
  if (loaded === undefined || !sameExpressSubject(loaded.subject, subject)) return false;
  return now - loaded.loadedAt <= expressConfiguration.dataMaxAgeSeconds * 1000;
}

/**
 * What was answered last.
 * @throws Error `Express checkout data not loaded` before there is any (EXPR-06)
 */
export function requireExpressData<Data>(loaded: LoadedExpressData<Data> | undefined): Data {
  if (loaded === undefined) throw new Error("Express checkout data not loaded");
  return loaded.data;
}

/**
 * Whether a cart can be paid for so: gift cards and points leave some of the items to pay. Where they pay for all of them it takes
 * no more than an order without money.
 */
export function leavesSomethingToPay(itemSubtotalAfterDiscounts: number, credits: readonly CreditBalance[]): boolean {
  return credits.reduce((sum, { amount }) => sum + amount, 0) < itemSubtotalAfterDiscounts;
}
