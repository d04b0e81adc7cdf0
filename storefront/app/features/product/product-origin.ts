import type { Attribution } from "#domain/cart/cart-item.ts";

const origins = new Map<string, Attribution>();

/** Keeps where a product was found when somebody goes to its page, so that what is added there is told with it (ANALYT-10). */
export function rememberOrigin(productId: string, attribution: Attribution): void {
  origins.set(productId, attribution);
}

/** Where a product was last found in this page's life; undefined for who came by a link. */
export const originOf = (productId: string): Attribution | undefined => origins.get(productId);
