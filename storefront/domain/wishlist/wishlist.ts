import type { Attribution } from "../cart/cart-item.ts";
import { wishlistConfiguration } from "../configuration/configuration.ts";
import { own } from "../record/own.ts";

/** A remembered product (WISH-01). `createdAt` is milliseconds since the epoch. */
export interface WishlistItem {
  readonly productId: string;
  readonly variantId: string;
  readonly createdAt: number;
  readonly qty: number;
  readonly attribution?: Attribution;
  /** What it cost in cents when it was saved, so that a change can be told. Not known of every item. */
  readonly price?: number;
}

/** Keyed by product id: a product is on the list once. */
export type WishlistItems = Readonly<Record<string, WishlistItem>>;

/** Newest first (WISH-02). */
export function wishlistNewestFirst(items: WishlistItems): WishlistItem[] {
  return Object.values(items).toSorted((a, b) => b.createdAt - a.createdAt || (a.productId < b.productId ? -1 : 1));
}

/**
 * Adds an item, merging by product: quantity summed and capped, variant and attribution those of the newer add
 * (WISH-05, WISH-06, CONF-06). The item keeps its first date, and so its place, and the price of that day.
 */
export function addToWishlist(items: WishlistItems, added: WishlistItem): WishlistItems {
  const existing = own(items, added.productId);
  const item: WishlistItem = {
    ...added,
    createdAt: existing?.createdAt ?? added.createdAt,
    ...(existing?.price !== undefined && { price: existing.price }),
    qty: Math.min(wishlistConfiguration.itemQtyMax, (existing?.qty ?? 0) + added.qty),
  };
  return { ...items, [item.productId]: item };
}

/** The list without a product; the same list when it is not on it. */
export function removeFromWishlist(items: WishlistItems, productId: string): WishlistItems {
  if (!own(items, productId)) return items;
  const { [productId]: _removed, ...rest } = items;
  return rest;
}
