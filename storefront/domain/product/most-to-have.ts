import type { Product } from "./product.ts";

/** The least of a size and the lots in which it can be ordered; what is not given limits nothing. */
export type QuantityLimits = Partial<Pick<Product, "cartQtyVariantMin" | "cartQtyVariantMultipleOf">>;

/**
 * How many of a size can be ordered where there are `pieces`: whole lots of what comes in lots, and none where that is fewer than
 * its minimum.
 */
export function mostToHave({ cartQtyVariantMin, cartQtyVariantMultipleOf }: QuantityLimits, pieces: number): number {
  const lot = Math.max(1, cartQtyVariantMultipleOf ?? 1);
  const most = Math.floor(Math.max(0, pieces) / lot) * lot;
  return most < (cartQtyVariantMin ?? 0) ? 0 : most;
}
