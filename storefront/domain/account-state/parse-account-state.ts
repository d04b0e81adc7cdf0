import { addLine } from "../cart/add-line.ts";
import type { Attribution, CartItem, CartItems } from "../cart/cart-item.ts";
import { quantityMax } from "../cart/parse-quantity.ts";
import { cartConfiguration, wishlistConfiguration } from "../configuration/configuration.ts";
import {
  listOf,
  objectOf,
  oneOf,
  type Reader,
  ReadProblem,
  recordOf,
  storedIdPattern,
  text,
  wholeNumber,
} from "../persistence/read.ts";
import { parseVersioned, type Versioned } from "../persistence/versioned.ts";
import { sizeSystems } from "../product/product.ts";
import type { WishlistItem } from "../wishlist/wishlist.ts";
import { type SyncableState, syncableStateVersion } from "./account-state.ts";

const id = text(64, storedIdPattern);
const moment = wholeNumber(0);

const attribution: Reader<Attribution> = objectOf(
  {},
  { listItemIndex: wholeNumber(0), algoliaQueryId: text(128), algoliaIndexName: text(128) },
);

const cartItem: Reader<CartItem> = objectOf(
  { id, productId: id, variantId: id, qty: wholeNumber(1, quantityMax), createdAt: moment },
  {
    challengeAnswer: text(400),
    sizeSystem: oneOf(sizeSystems),
    translatedVariantLabel: text(64),
    attribution,
    addedFrom: text(64),
  },
);

const wishlistItem: Reader<WishlistItem> = objectOf(
  { productId: id, variantId: id, createdAt: moment, qty: wholeNumber(1, wishlistConfiguration.itemQtyMax) },
  { attribution },
);

/** A record whose every key is the id its value carries. */
function keyedBy<T>(reader: Reader<T>, key: (value: T) => string, max: number): Reader<Record<string, T>> {
  const record = recordOf(reader, max);
  return (value, path) => {
    const read = record(value, path);
    for (const [own, part] of Object.entries(read)) {
      if (key(part) !== own) throw new ReadProblem(`${path}.${own}`);
    }
    return read;
  };
}

const lines = keyedBy(cartItem, (item) => item.id, cartConfiguration.maxLines);

/** Lines of one variant become one line, as everywhere in the cart (CART-03). */
const mergedLines: Reader<CartItems> = (value, path) =>
  Object.values(lines(value, path))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .reduce<CartItems>((items, item) => {
      const added = addLine(items, item);
      return { ...added.items, [added.line.id]: { ...added.line, qty: Math.min(quantityMax, added.line.qty) } };
    }, {});

const version: Reader<typeof syncableStateVersion> = (value, path) => {
  if (value !== syncableStateVersion) throw new ReadProblem(path);
  return syncableStateVersion;
};

const shape = {
  versionKey: "syncableStateVersion",
  migrations: [],
  read: objectOf<SyncableState>({
    syncableStateVersion: version,
    cart: objectOf({
      id,
      items: mergedLines,
      promoCodes: listOf(text(32, /^[A-Z0-9_-]{3,32}$/), cartConfiguration.maxPromoCodes),
    }),
    wishlist: objectOf({ items: keyedBy(wishlistItem, (item) => item.productId, wishlistConfiguration.maxItems) }),
    searchUserToken: text(128, /^[A-Za-z0-9_-]+$/),
    clients: recordOf(wholeNumber(0), 256),
  }),
};

/**
 * Reads an account state from storage or from the wire, trusting nothing. Older versions are migrated, a newer one is
 * reported as such and must be left untouched (DECISIONS SYNC-03). Never throws.
 */
export function parseAccountState(value: unknown): Versioned<SyncableState> {
  return parseVersioned<SyncableState>(value, shape);
}

/** The same from a string out of browser storage; text that is not JSON is `NotAnObject`. */
export function parsePersistedAccountState(json: string | null): Versioned<SyncableState> {
  try {
    return parseAccountState(json === null ? null : JSON.parse(json));
  } catch {
    return { ok: false, problem: { code: "NotAnObject" } };
  }
}
