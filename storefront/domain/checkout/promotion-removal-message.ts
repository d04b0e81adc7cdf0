import type { DisallowedPromotion, Promotion, Promotions } from "./checkout-data.ts";

function because(promotion: Promotion & Partial<DisallowedPromotion>, applied: readonly Promotion[]): string {
  switch (promotion.disallowReason) {
    case "AppliedPromotionsLimitReached":
      return ` because a maximum of ${promotion.appliedPromotionsLimit ?? "a certain number of"} offers can be redeemed at once`;
    case "Exclusitivity": {
      const exclusive = applied.find((other) => other.exclusive);
      return ` because ${exclusive ? `offer ${exclusive.name}` : "another applied offer"} cannot be redeemed with other offers`;
    }
    case "NoApplicableCartItems":
      return " because there are no applicable items in your cart";
    case "PromotionPerCustomerUsageExceeded": {
      const limit = promotion.usageCountLimit ?? 1;
      return ` because it has already been redeemed${limit > 1 ? ` ${limit} times` : ""}`;
    }
    case "PromotionUsageExceeded":
      return " because it is no longer available";
    case "Stopped":
      return " because it cannot be redeemed with another applied offer";
    default:
      return "";
  }
}

/**
 * What the alert of a removed offer says, one wording per reason (ERRCAT-45 to ERRCAT-51).
 * @param promotion a disallowed promotion, or one that simply went
 * @param applied the promotions applied now, among them the one that excludes it
 */
export function promotionRemovalMessage(
  promotion: Promotion & Partial<DisallowedPromotion>,
  applied: readonly Promotion[] = [],
): string {
  return `Offer ${promotion.name} has been removed${because(promotion, applied)}.`;
}

const usedUp: ReadonlySet<string> = new Set(["PromotionUsageExceeded", "PromotionPerCustomerUsageExceeded"]);

/** What is said of the offers that somebody has used up, where a total is no longer what was shown (ERRCAT-48, ERRCAT-49). */
export const usedUpMessages = ({ appliedPromotions, disallowedPromotions }: Promotions): string[] =>
  disallowedPromotions
    .filter(({ disallowReason }) => usedUp.has(disallowReason))
    .map((promotion) => promotionRemovalMessage(promotion, appliedPromotions));
