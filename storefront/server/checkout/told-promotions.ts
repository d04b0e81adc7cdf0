import type { ResponseOf } from "#contract/calls.ts";
import { normalisePromoCode } from "#domain/fields/promo-code.ts";
import type { PromotionResult } from "#domain/promotions/apply-promotions.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";

/**
 * What was decided about offers, as shoppers are told of it.
 * @param asked the codes that they have given: an offer's others are nobody's to read off
 */
export function toldPromotions(
  { applied, disallowed }: PromotionResult,
  asked: readonly string[],
): ResponseOf<"checkout.info">["promotions"] {
  const given = new Set(asked.map(normalisePromoCode));
  const describe = ({ id, name, exclusive, codes, effect }: Promotion) => ({
    ...{ id, name, exclusive, relatedCouponCodes: codes.filter((code) => given.has(code)) },
    bringsItem: effect.type === "bringItem",
  });
  return {
    appliedPromotions: applied.map(({ promotion }) => describe(promotion)),
    disallowedPromotions: disallowed.map(({ promotion, reason, ...limits }) => ({
      ...describe(promotion),
      disallowReason: reason,
      ...limits,
    })),
  };
}
