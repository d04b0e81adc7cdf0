import type { ResponseOf } from "#contract/calls.ts";
import type { PromotionResult } from "#domain/promotions/apply-promotions.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";

/** What was decided about offers, as shoppers are told of it. */
export function toldPromotions({ applied, disallowed }: PromotionResult): ResponseOf<"checkout.info">["promotions"] {
  const describe = ({ id, name, exclusive, codes, effect }: Promotion) => ({
    ...{ id, name, exclusive, relatedCouponCodes: [...codes] },
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
