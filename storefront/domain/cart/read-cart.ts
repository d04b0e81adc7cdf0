import { cartConfiguration } from "../configuration/configuration.ts";
import { keyedBy, listOf, objectOf, oneOf, type Reader, storedIdPattern, text, wholeNumber } from "../persistence/read.ts";
import { sizeSystems } from "../product/product.ts";
import { maxPromoItems, type PromoItem, withPromoItem } from "../promotions/promo-item.ts";
import { addLine } from "./add-line.ts";
import type { Attribution, CartItem, CartItems } from "./cart-item.ts";
import { quantityMax } from "./quantity.ts";

/** Reads an id of a cart, a line, a product or a variant. */
export const storedId = text(64, storedIdPattern);

/** Reads milliseconds since the epoch. */
export const moment = wholeNumber(0);

/** Reads where an item came from. */
export const attribution: Reader<Attribution> = objectOf(
  {},
  { listItemIndex: wholeNumber(0), algoliaQueryId: text(128), algoliaIndexName: text(128) },
);

const cartItem: Reader<CartItem> = objectOf(
  { id: storedId, productId: storedId, variantId: storedId, qty: wholeNumber(1, quantityMax), createdAt: moment },
  {
    challengeAnswer: text(400),
    sizeSystem: oneOf(sizeSystems),
    translatedVariantLabel: text(210),
    attribution,
    addedFrom: text(64),
  },
);

const lines = keyedBy(cartItem, (item) => item.id, cartConfiguration.maxLines);

/** Reads the lines of a cart by their ids. Lines of one variant become one line, as everywhere in the cart (CART-03). */
export const cartItems: Reader<CartItems> = (value, path) =>
  Object.values(lines(value, path))
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .reduce<CartItems>((items, item) => {
      const added = addLine(items, item);
      return { ...added.items, [added.line.id]: { ...added.line, qty: Math.min(quantityMax, added.line.qty) } };
    }, {});

/** Reads the promo codes on a cart, as they are kept: trimmed and in upper case. */
export const promoCodes: Reader<string[]> = listOf(text(32, /^[A-Z0-9_-]{3,32}$/), cartConfiguration.maxPromoCodes);

/** Reads an item that was taken from an offer. */
export const promoItem: Reader<PromoItem> = objectOf({ promotionId: storedId, productId: storedId, variantId: storedId });

const takenItems = listOf(promoItem, maxPromoItems);

/** Reads what was taken from offers: one item of each, the last one. */
export const promoItems: Reader<readonly PromoItem[]> = (value, path) =>
  takenItems(value, path).reduce<readonly PromoItem[]>(withPromoItem, []);
