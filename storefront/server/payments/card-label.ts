import { cardBrandNames } from "#domain/fields/card-brand.ts";
import type { CardSummary } from "./payment-gateway.ts";

/** A card as shoppers know it, e.g. `Visa ending 1111`. */
export function cardLabel({ cardType, lastFour }: CardSummary): string {
  return `${cardBrandNames[cardType]} ending ${lastFour}`;
}
