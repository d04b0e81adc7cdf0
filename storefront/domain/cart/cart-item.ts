import type { Product, SizeSystem } from "../product/product.ts";

/** Where an item came from, for search analytics. */
export interface Attribution {
  readonly listItemIndex?: number;
  readonly algoliaQueryId?: string;
  readonly algoliaIndexName?: string;
}

/** A line of the cart (CART-01, CART-04). */
export interface CartItem {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly challengeAnswer?: string;
  /** The size system the shopper chose in, and the size as it was shown to them. */
  readonly sizeSystem?: SizeSystem;
  readonly translatedVariantLabel?: string;
  readonly attribution?: Attribution;
  /** The place in the shop that added it, such as `tile` or `product`. */
  readonly addedFrom?: string;
}

export type CartItems = Readonly<Record<string, CartItem>>;

/** What the cart rules read of a product. */
export type CartProduct = Pick<
  Product,
  | "id"
  | "variants"
  | "state"
  | "accountExclusive"
  | "functionalType"
  | "cartQtyProductMax"
  | "cartQtyVariantMax"
  | "cartQtyVariantMin"
  | "cartQtyVariantMultipleOf"
  | "stockUpdatedAt"
>;

/** Products by id; null for one that does not exist, no key for one that has not been loaded. */
export type CartProducts = Readonly<Record<string, CartProduct | null>>;
