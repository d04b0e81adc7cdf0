import { type CountryCode, countries } from "../country/country.ts";
import type { PromoItem } from "../promotions/promo-item.ts";
import type { CartItems } from "./cart-item.ts";

/** What the server is shown of a cart, so that it can draw the cart's page. */
export interface ShownCart {
  /** Without what no page shows, such as where a line was added. */
  readonly items: CartItems;
  readonly promoCodes: readonly string[];
  readonly promoItems?: readonly PromoItem[];
}

export const cartCookieName = "cart";
/** The version of what stands in the cookie. */
export const cartCookieVersion = 1;
/** Most characters of the cookie's value: browsers keep about 4,000 of name, value and attributes. */
export const cartCookieMax = 3_500;

/** Seconds that it is kept: 30 days since the shop was last used. */
const lifetime = 2_592_000;

/** The value of the cart's cookie, the same for the same cart; null for an empty cart and for one that is too large for a cookie. */
export function cartCookieValue({ items, promoCodes, promoItems = [] }: ShownCart): string | null {
  const lines = Object.values(items)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, productId, variantId, qty, createdAt, sizeSystem, translatedVariantLabel }) => [
      id,
      productId,
      variantId,
      qty,
      createdAt,
      sizeSystem ?? null,
      translatedVariantLabel ?? null,
    ]);
  if (lines.length === 0) return null;
  const taken = promoItems.map(({ promotionId, productId, variantId }) => [promotionId, productId, variantId]);
  const value = encodeURIComponent(JSON.stringify([cartCookieVersion, lines, promoCodes, ...(taken.length > 0 ? [taken] : [])]));
  return value.length > cartCookieMax ? null : value;
}

/**
 * The cookie that shows a cart to the server, as `document.cookie` takes it; it removes the former one when there is nothing to
 * show. Only requests for the cart's page carry it.
 */
export function cartCookie(country: CountryCode, cart: ShownCart): string {
  const value = cartCookieValue(cart);
  return `${cartCookieName}=${value ?? ""}; Path=${countries[country].baseUrl}/cart; Max-Age=${value === null ? 0 : lifetime}; SameSite=Lax`;
}
