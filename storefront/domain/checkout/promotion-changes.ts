import type { DisallowedPromotion, Promotion, Promotions } from "./checkout-data.ts";

/** What an answer changed, each list sorted by name (PROMO-02, PROMO-03). */
export interface PromotionChanges {
  readonly applied: readonly Promotion[];
  readonly disallowed: readonly DisallowedPromotion[];
  /** Applied before, and now neither applied nor disallowed. */
  readonly removed: readonly Promotion[];
}

const byName = (a: Promotion, b: Promotion) => a.name.localeCompare(b.name, "en") || (a.id < b.id ? -1 : 1);

const lacks = (list: readonly Promotion[]) => {
  const ids = new Set(list.map((promotion) => promotion.id));
  return (promotion: Promotion) => !ids.has(promotion.id);
};

/** Compares two answers of `checkout/info`; `before` is null at the first. */
export function promotionChanges(before: Promotions | null, after: Promotions): PromotionChanges {
  const old = before ?? { appliedPromotions: [], disallowedPromotions: [] };
  const gone = lacks(after.appliedPromotions);
  const notDisallowed = lacks(after.disallowedPromotions);
  return {
    applied: after.appliedPromotions.filter(lacks(old.appliedPromotions)).toSorted(byName),
    disallowed: after.disallowedPromotions.filter(lacks(old.disallowedPromotions)).toSorted(byName),
    removed: old.appliedPromotions.filter((promotion) => gone(promotion) && notDisallowed(promotion)).toSorted(byName),
  };
}
