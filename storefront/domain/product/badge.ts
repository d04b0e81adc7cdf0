import type { ListProduct, ProductBadge } from "./product.ts";

/**
 * A product's badges in the order of its `badgeIds`; one with dynamicBadge accountExclusive only on members' products
 * (TILE-13, TILE-52). Unknown ids are left out.
 */
export function productBadges<T extends Pick<ProductBadge, "id" | "dynamicBadge">>(
  product: Pick<ListProduct, "badgeIds" | "accountExclusive">,
  badges: readonly T[],
): T[] {
  return product.badgeIds.flatMap((id) => {
    const badge = badges.find((candidate) => candidate.id === id);
    return badge && (badge.dynamicBadge !== "accountExclusive" || product.accountExclusive) ? [badge] : [];
  });
}
