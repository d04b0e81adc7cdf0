import type { AlertRequest } from "@tread/design-system/alert-queue";
import type { Promotions } from "#domain/checkout/checkout-data.ts";
import { promotionChanges } from "#domain/checkout/promotion-changes.ts";
import { promotionRemovalMessage } from "#domain/checkout/promotion-removal-message.ts";
import { alertConfiguration } from "#domain/configuration/configuration.ts";

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
