import { expect, test } from "vitest";
import type { PromotionResult } from "#domain/promotions/apply-promotions.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { toldPromotions } from "./told-promotions.ts";

const campaign: Promotion = {
  id: "postcards",
  name: "Ten dollars off",
  codes: Array.from({ length: 1_000 }, (_, number) => `CARD-${number}`),
  exclusive: false,
  usageLimit: null,
  customerLimit: 1,
  scope: {},
  effect: { type: "amountOff", amount: 1_000, minimum: 0 },
};
const result: PromotionResult = {
  lineDiscounts: [1_000],
  applied: [{ promotion: campaign, discount: 1_000 }],
  disallowed: [{ promotion: campaign, reason: "PromotionPerCustomerUsageExceeded", usageCountLimit: 1 }],
};

test("of the codes of an offer a shopper is told those that they have given, and no others", () => {
  const told = toldPromotions(result, ["card-7", "KEA10"]);
  expect(told.appliedPromotions[0]?.relatedCouponCodes).toEqual(["CARD-7"]);
  expect(told.disallowedPromotions[0]?.relatedCouponCodes).toEqual(["CARD-7"]);
  expect(toldPromotions(result, []).appliedPromotions[0]?.relatedCouponCodes).toEqual([]);
});
