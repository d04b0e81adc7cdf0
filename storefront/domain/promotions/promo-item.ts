/** The item that a shopper has taken from an offer; one of each offer (PROMO-06). */
export interface PromoItem {
  readonly promotionId: string;
  readonly productId: string;
  readonly variantId: string;
}

/** Most items that are taken from offers at once. */
export const maxPromoItems = 10;

/** The items with one taken; what was taken from the same offer before gives way to it. */
export function withPromoItem(items: readonly PromoItem[], taken: PromoItem): readonly PromoItem[] {
  const { promotionId, productId, variantId } = taken;
  return [...items.filter((item) => item.promotionId !== promotionId), { promotionId, productId, variantId }];
}

/** The items without the one of an offer. */
export function withoutPromoItem(items: readonly PromoItem[], promotionId: string): readonly PromoItem[] {
  return items.filter((item) => item.promotionId !== promotionId);
}

/** Whether something that was taken from an offer has sold out: no order is taken until it is swapped or left. */
export const hasSoldOut = (taken: readonly { readonly available: number }[] = []): boolean =>
  taken.some(({ available }) => available < 1);
