import { mostToHave, type QuantityLimits } from "./most-to-have.ts";
import type { FunctionalType, Variant } from "./product.ts";

/** Only `basic` products are stocked; gift cards and digital goods never run out (CART-29). */
export function isStocked(functionalType: FunctionalType): boolean {
  return functionalType === "basic";
}

/** What of a product decides whether a size of it can be had, besides its stock. */
export type SoldAs = QuantityLimits & { readonly functionalType?: FunctionalType | undefined };

/** Whether a size of which there are `qty` pieces can be ordered at all: there may be fewer than its minimum or its lot. */
export function isSizeSoldOut(product: SoldAs, qty: number): boolean {
  return isStocked(product.functionalType ?? "basic") && mostToHave(product, qty) === 0;
}

/** True when no size can be had: a stocked product with no variants, or none with enough of it. */
export function isSoldOut(variants: readonly Pick<Variant, "qty">[], product: SoldAs = {}): boolean {
  return isStocked(product.functionalType ?? "basic") && variants.every(({ qty }) => isSizeSoldOut(product, qty));
}
