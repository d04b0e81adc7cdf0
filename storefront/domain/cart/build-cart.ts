import type { PromoItem } from "../promotions/promo-item.ts";
import type { CartItem, CartItems } from "./cart-item.ts";

export interface ProductQuantity {
  readonly qty: number;
  readonly variantsById: Readonly<Record<string, { readonly qty: number }>>;
}

/** The cart with its sums (CART-02, CART-06, CART-07). */
export interface BuiltCart {
  /** Newest first. */
  readonly items: readonly CartItem[];
  readonly itemsById: CartItems;
  readonly productsById: Readonly<Record<string, ProductQuantity>>;
  readonly promoCodes: readonly string[];
  /** What was taken from offers; no lines of the cart, and not counted in `qty`. */
  readonly promoItems: readonly PromoItem[];
  /** Sum of all quantities: the number on the cart icon. */
  readonly qty: number;
}

/** Newest first; lines of the same moment by id, so that every device shows one order (CART-02). */
export function newestFirst(a: CartItem, b: CartItem): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}

/** Builds the cart that pages show and rules read from what is stored. */
export function buildCart(stored: {
  readonly items: CartItems;
  readonly promoCodes: readonly string[];
  readonly promoItems?: readonly PromoItem[];
}): BuiltCart {
  const items = Object.values(stored.items).toSorted(newestFirst);
  // Ids may come from the wire: without a prototype, a key such as `__proto__` is a key like any other.
  const productsById: Record<string, { qty: number; variantsById: Record<string, { qty: number }> }> = Object.create(null);
  let qty = 0;
  for (const item of items) {
    productsById[item.productId] ??= { qty: 0, variantsById: Object.create(null) };
    const product = productsById[item.productId]!;
    product.variantsById[item.variantId] ??= { qty: 0 };
    product.variantsById[item.variantId]!.qty += item.qty;
    product.qty += item.qty;
    qty += item.qty;
  }
  return {
    items,
    itemsById: stored.items,
    productsById,
    promoCodes: stored.promoCodes,
    promoItems: stored.promoItems ?? [],
    qty,
  };
}
