import type { CardBrand } from "#domain/fields/card-brand.ts";
import type { CardSummary } from "./payment-gateway.ts";

const names: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** A card as shoppers know it, e.g. `Visa ending 1111`. */
export function cardLabel({ cardType, lastFour }: CardSummary): string {
  return `${names[cardType]} ending ${lastFour}`;
}
