import { attribution, cartItems, moment, promoCodes, promoItems, storedId } from "../cart/read-cart.ts";
import { wishlistConfiguration } from "../configuration/configuration.ts";
import { keyedBy, objectOf, type Reader, recordOf, text, wholeNumber } from "../persistence/read.ts";
import { parseVersioned, type Versioned } from "../persistence/versioned.ts";
import type { WishlistItem } from "../wishlist/wishlist.ts";
import { type SyncableState, syncableStateVersion } from "./account-state.ts";

/** Reads an item of a wishlist. */
export const wishlistItem: Reader<WishlistItem> = objectOf(
  { productId: storedId, variantId: storedId, createdAt: moment, qty: wholeNumber(1, wishlistConfiguration.itemQtyMax) },
  { attribution, price: wholeNumber(0) },
);

/** The only version that comes as far as being read. */
const version: Reader<typeof syncableStateVersion> = () => syncableStateVersion;

const shape = {
  versionKey: "syncableStateVersion",
  migrations: [],
  read: objectOf<SyncableState>({
    syncableStateVersion: version,
    cart: objectOf({ id: storedId, items: cartItems, promoCodes }, { promoItems }),
    wishlist: objectOf({ items: keyedBy(wishlistItem, (item) => item.productId, wishlistConfiguration.maxItems) }),
    searchUserToken: text(128, /^[A-Za-z0-9_-]+$/),
    clients: recordOf(wholeNumber(0), 256),
  }),
};

/**
 * Reads an account state from storage or from the wire, trusting nothing. Older versions are migrated, a newer one is
 * reported as such and must be left untouched (SYNC-03). Never throws.
 */
export function parseAccountState(value: unknown): Versioned<SyncableState> {
  return parseVersioned<SyncableState>(value, shape);
}

/** The same from a string out of browser storage; text that is not JSON is `NotAnObject`. */
export function parsePersistedAccountState(json: string | null): Versioned<SyncableState> {
  try {
    return parseAccountState(JSON.parse(json ?? "null"));
  } catch {
    return { ok: false, problem: { code: "NotAnObject" } };
  }
}
