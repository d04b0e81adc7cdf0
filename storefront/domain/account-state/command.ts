import type { CartItem } from "../cart/cart-item.ts";
import type { PromoItem } from "../promotions/promo-item.ts";
import type { WishlistItem } from "../wishlist/wishlist.ts";

/**
 * Who issued a command and which of theirs it is. Sequence numbers of one client only grow; gaps are fine. Ids and
 * times are part of a command, never made while applying it, so that every replay gives the same state.
 */
export interface CommandStamp {
  readonly clientId: string;
  readonly sequence: number;
}

export type AccountChange =
  | { readonly type: "cart/add"; readonly item: CartItem }
  | { readonly type: "cart/setQuantity"; readonly itemId: string; readonly qty: number }
  | { readonly type: "cart/remove"; readonly itemId: string }
  | { readonly type: "cart/applyPromoCode"; readonly code: string }
  | { readonly type: "cart/removePromoCode"; readonly code: string }
  /** Takes an item from an offer, in the place of what was taken from it before. */
  | { readonly type: "cart/takePromoItem"; readonly item: PromoItem }
  | { readonly type: "cart/leavePromoItem"; readonly promotionId: string }
  /**
   * Empties the cart, promo codes and items of offers too; `newCartId` renews the analytics cart id after an order. `seen` are the
   * quantities that were ordered, by line: what another device has added by the time that it is replayed stays.
   */
  | { readonly type: "cart/clear"; readonly newCartId?: string; readonly seen?: Readonly<Record<string, number>> }
  | { readonly type: "wishlist/add"; readonly item: WishlistItem }
  | { readonly type: "wishlist/remove"; readonly productId: string }
  | { readonly type: "search/setUserToken"; readonly token: string };

export type AccountCommand = CommandStamp & AccountChange;

/**
 * The next sequence number of a client: after its last, and no smaller than the clock, so that the oldest marks are
 * those of clients long gone. `now` is milliseconds since the epoch.
 */
export function nextSequence(last: number, now: number): number {
  return Math.max(last + 1, Math.floor(now));
}
