import type { CartItem, CartProduct } from "./cart-item.ts";

/**
 * Whether a line names nothing that the shop has: its product is gone (CART-10), or the size of it. No total can be told of a cart
 * that such a line is in.
 * @param products by id; null for a product that is gone
 */
export const isLineGone = (
  products: Readonly<Record<string, Pick<CartProduct, "variants"> | null>>,
  { productId, variantId }: Pick<CartItem, "productId" | "variantId">,
): boolean => !products[productId]?.variants.some(({ id }) => id === variantId);
