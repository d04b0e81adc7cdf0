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

/** How much of what was taken from offers has sold out: no order is taken until it is swapped or left. */
export const countSoldOut = (taken: readonly { readonly available: number }[] = []): number =>
  taken.filter(({ available }) => available < 1).length;
