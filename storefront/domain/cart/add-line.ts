import type { CartItem, CartItems } from "./cart-item.ts";

/** The line an item merges into: same product and same variant (CART-03). */
export function findLine(items: CartItems, wanted: Pick<CartItem, "productId" | "variantId">): CartItem | undefined {
  return Object.values(items).find((item) => item.productId === wanted.productId && item.variantId === wanted.variantId);
}

/**
 * Adds an item: quantities are summed on the matching line, which keeps its id and place, while the optional fields
 * follow the newer add; without a match there is a new line (CART-13, CART-14).
 */
export function addLine(items: CartItems, added: CartItem): { items: CartItems; line: CartItem; merged: boolean } {
  const existing = findLine(items, added);
  const line = existing
    ? { ...existing, ...added, id: existing.id, createdAt: existing.createdAt, qty: existing.qty + added.qty }
    : added;
  return { items: { ...items, [line.id]: line }, line, merged: existing !== undefined };
}
