import type { CartItems } from "../cart/cart-item.ts";
import type { PromoItem } from "../promotions/promo-item.ts";
import type { WishlistItems } from "../wishlist/wishlist.ts";

/** The version this shop writes (SYNC-01, SYNC-03). */
export const syncableStateVersion = 1;

/** What follows a shopper from device to device; a guest's stays in the browser (SYNC-01, CART-05). */
export interface SyncableState {
  readonly syncableStateVersion: typeof syncableStateVersion;
  readonly cart: {
    /** Names the cart in analytics and is renewed after an order. */
    readonly id: string;
    readonly items: CartItems;
    readonly promoCodes: readonly string[];
    /** What was taken from offers; left out while that is nothing. */
    readonly promoItems?: readonly PromoItem[];
  };
  readonly wishlist: { readonly items: WishlistItems };
  readonly searchUserToken: string;
  /**
   * The last sequence number applied of each client, so that a change whose acknowledgement was lost is not applied
   * twice when it is replayed.
   */
  readonly clients: Readonly<Record<string, number>>;
}

/** A state with nothing in it: a first visit, and what logout leaves (CART-33, WISH-10). */
export function emptyAccountState(ids: { readonly cartId: string; readonly searchUserToken: string }): SyncableState {
  return {
    syncableStateVersion,
    cart: { id: ids.cartId, items: {}, promoCodes: [] },
    wishlist: { items: {} },
    searchUserToken: ids.searchUserToken,
    clients: {},
  };
}
