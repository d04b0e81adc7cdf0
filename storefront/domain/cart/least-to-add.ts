import type { CartProduct } from "./cart-item.ts";

/**
 * How many of a size are added where `wanted` are asked for: no fewer than make its minimum, in the lots that it comes in, together
 * with what the cart has of it. Without either it is what is asked for.
 * @param inCart how many of the size the cart has already
 */
export function leastToAdd(
  { cartQtyVariantMin, cartQtyVariantMultipleOf }: Pick<CartProduct, "cartQtyVariantMin" | "cartQtyVariantMultipleOf">,
  inCart: number,
  wanted: number,
): number {
  const lot = Math.max(1, cartQtyVariantMultipleOf ?? 1);
  const least = Math.max(inCart + wanted, cartQtyVariantMin ?? 0);
  return Math.ceil(least / lot) * lot - inCart;
}
