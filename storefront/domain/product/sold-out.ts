import type { FunctionalType, Variant } from "./product.ts";

/** Only `basic` products are stocked; gift cards and digital goods never run out (CART-29). */
export function isStocked(functionalType: FunctionalType): boolean {
  return functionalType === "basic";
}

/** True when no size can be had: a stocked product with no variants, or none with stock. */
export function isSoldOut(variants: readonly Pick<Variant, "qty">[], functionalType: FunctionalType = "basic"): boolean {
  return isStocked(functionalType) && !variants.some((variant) => variant.qty > 0);
}
