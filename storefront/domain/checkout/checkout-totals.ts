import { taxIncluded } from "../money/tax.ts";
import { isTaxed } from "../product/is-taxed.ts";
import type { FunctionalType } from "../product/product.ts";
import type { CheckoutTotals } from "./checkout-data.ts";

/** A line of an order as its totals see it; money in cents, tax included. */
export interface TotalsLine {
  readonly unitPrice: number;
  readonly qty: number;
  /** What promotions take off the whole line. */
  readonly discount: number;
  readonly product?: { readonly functionalType: FunctionalType };
}

/** What an order's totals are made of; money in cents. */
export interface TotalsInput {
  readonly lines: readonly TotalsLine[];
  /** Null until a method is chosen. */
  readonly shipping: number | null;
  /** GST as a fraction of the price before tax. */
  readonly taxRate: number;
  /** Vouchers and points to be spent, each its balance. */
  readonly credits?: readonly { readonly id: string; readonly amount: number }[];
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount of cents: ${amount}`);
  return amount;
}

/**
 * The totals of an order, in cents with tax inside (CHK-16). A line's discount counts up to what
 * the line costs, and credits up to what is left to pay, in the order given, so nothing is ever negative and
 * subtotal − discount + shipping = grand total, grand total − credits used = amount outstanding.
 * GST is that inside the grand total: a gift card pays, it does not lower the price. What is bought with one is taxed, so that
 * the gift card itself is not.
 * @throws RangeError for a negative or fractional amount or quantity
 */
export function checkoutTotals({ lines, shipping, taxRate, credits = [] }: TotalsInput): CheckoutTotals & {
  readonly creditUsages: Readonly<Record<string, { readonly amount: number }>>;
} {
  let itemSubtotal = 0;
  let totalDiscount = 0;
  let untaxed = 0;
  for (const line of lines) {
    const lineTotal = whole(whole(line.unitPrice) * whole(line.qty));
    itemSubtotal += lineTotal;
    const discount = Math.min(whole(line.discount), lineTotal);
    totalDiscount += discount;
    if (line.product && !isTaxed(line.product)) untaxed += lineTotal - discount;
  }
  const itemSubtotalAfterDiscounts = itemSubtotal - totalDiscount;
  const grandTotal = whole(itemSubtotalAfterDiscounts + whole(shipping ?? 0));
  let amountOutstanding = grandTotal;
  const usages = new Map<string, { amount: number }>();
  for (const credit of credits) {
    if (usages.has(credit.id)) continue;
    const amount = Math.min(whole(credit.amount), amountOutstanding);
    amountOutstanding -= amount;
    usages.set(credit.id, { amount });
  }
  return {
    itemSubtotal,
    totalDiscount,
    itemSubtotalAfterDiscounts,
    shipping,
    taxIncluded: taxIncluded(grandTotal - untaxed, taxRate),
    grandTotal,
    amountOutstanding,
    creditUsages: Object.fromEntries(usages),
  };
}
