import type { SyncableState } from "../account-state/account-state.ts";
import type { WishlistItems } from "./wishlist.ts";

const messages = {
  NotLoaded: "Wishlist not loaded",
  AlreadyToggling: "Already toggling on the wishlist",
} as const;

/** A mistake of the caller (ERRCAT-07, ERRCAT-10). */
export class WishlistError extends Error {
  override readonly name = "WishlistError";
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages) {
    super(messages[code]);
    this.code = code;
  }
}

/**
 * What is on the wishlist of a state that has been read.
 * @throws WishlistError `NotLoaded` before it has been
 */
export function requireWishlist(state: SyncableState | null): WishlistItems {
  if (state === null) throw new WishlistError("NotLoaded");
  return state.wishlist.items;
}
