import { cartConfiguration } from "../configuration/configuration.ts";
import { listOf } from "../persistence/read.ts";
import { maxPromoItems } from "../promotions/promo-item.ts";
import { cartCookieMax, cartCookieName, cartCookieVersion, type ShownCart } from "./cart-cookie.ts";
import { cartItems, promoCodes, promoItems } from "./read-cart.ts";

const line = (value: unknown): Record<string, unknown> => {
  const [id, productId, variantId, qty, createdAt, sizeSystem, translatedVariantLabel] = value as unknown[];
  return {
    id,
    productId,
    variantId,
    qty,
    createdAt,
    sizeSystem: sizeSystem ?? undefined,
    translatedVariantLabel: translatedVariantLabel ?? undefined,
  };
};
const promoItem = (value: unknown): Record<string, unknown> => {
  const [promotionId, productId, variantId] = value as unknown[];
  return { promotionId, productId, variantId };
};
const takenItems = listOf(promoItem, maxPromoItems);
const lines = listOf(line, cartConfiguration.maxLines);

const inHeader = new RegExp(`(?:^|;)\\s*${cartCookieName}=([^;]*)`);

/**
 * Finds the cart that a browser shows in a request's `Cookie` header, trusting nothing.
 * @returns null when there is none, and when it is not as the shop writes it
 */
export function readCartCookie(header: string | null): ShownCart | null {
  const value = inHeader.exec(header ?? "")?.[1]?.trim();
  if (!value || value.length > cartCookieMax) return null;
  try {
    const [version, written, codes, taken] = JSON.parse(decodeURIComponent(value)) as unknown[];
    if (version !== cartCookieVersion) return null;
    const all = lines(written, "lines");
    const items = cartItems(Object.fromEntries(all.map((each) => [each.id, each])), "items");
    if (all.length === 0) return null;
    return {
      items,
      promoCodes: promoCodes(codes, "promoCodes"),
      ...(taken !== undefined && { promoItems: promoItems(takenItems(taken, "promoItems"), "promoItems") }),
    };
  } catch {
    return null;
  }
}
