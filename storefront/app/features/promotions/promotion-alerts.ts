import type { AlertRequest } from "@tread/design-system/alert-queue";
import type { DisallowedPromotion, Promotion, Promotions } from "#domain/checkout/checkout-data.ts";
import { promotionChanges } from "#domain/checkout/promotion-changes.ts";
import { promotionRemovalMessage } from "#domain/checkout/promotion-removal-message.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import type { Loss } from "../cart/cart-slice.ts";

/**
 * What the shopper is told when an answer changes their offers: an error alert for each that went, one wording per
 * reason.
 * @param before the offers of the answer before, null at the first
 */
export function promotionAlerts(before: Promotions | null, after: Promotions): AlertRequest[] {
  const { disallowed, removed } = promotionChanges(before, after);
  return [...disallowed, ...removed].map((promotion) => ({
    type: "ERROR",
    // As a node, because a sentence by itself would be read as HTML.
    content: [promotionRemovalMessage(promotion, after.appliedPromotions)],
    duration: alertConfiguration.addFailureDurationMs,
  }));
}

/**
 * What the cart has lost with offers that an answer changed. An offer whose code is off the cart was let go, and is no loss.
 * @param before the offers of the answer before, null at the first
 * @param codes the codes on the cart
 */
export function promotionLosses(before: Promotions | null, after: Promotions, codes: readonly string[]): Loss[] {
  const { disallowed, removed } = promotionChanges(before, after);
  const isLost = ({ relatedCouponCodes: own }: Promotion) => own.length === 0 || own.some((code) => codes.includes(code));
  return [...disallowed, ...removed].filter(isLost).map((promotion: Promotion & Partial<DisallowedPromotion>) => ({
    words: promotionRemovalMessage(promotion, after.appliedPromotions),
    items: [],
    byCode: promotion.relatedCouponCodes.length > 0,
  }));
}
