import { pointsMethodCode } from "../loyalty/points.ts";

/**
 * Why an order has nothing left to be paid with, as a sentence.
 * @param usages what each gift card, or the points, pay of it, by the credit's id, in cents
 */
export function coveredWords(usages: Readonly<Record<string, { readonly amount: number }>>): string {
  const paying = Object.keys(usages).filter((id) => (usages[id]?.amount ?? 0) > 0);
  if (paying.length === 0) return "Your order costs nothing, so there's nothing to pay.";
  const covers = paying.includes(pointsMethodCode)
    ? paying.length > 1
      ? "Points and gift cards cover"
      : "Your points cover"
    : paying.length > 1
      ? "Your gift cards cover"
      : "Your gift card covers";
  return `${covers} all of it, so there's nothing else to pay with.`;
}
