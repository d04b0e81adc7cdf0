import type { WishlistItems } from "./wishlist.ts";

/** How the load of the wishlist ended (WISH-03). */
export type WishlistResult = "SUCCESS" | "ERROR";

/**
 * The result as it stands; null while it is on its way. Without an answer what this browser has of the list still counts; an empty
 * one then says nothing.
 * @param items what the browser has; null until that has been read
 * @param synced how asking the account for it ended; null before that
 */
export function wishlistResult(items: WishlistItems | null, synced: WishlistResult | null): WishlistResult | null {
  if (items === null) return null;
  return Object.keys(items).length > 0 ? "SUCCESS" : synced;
}
