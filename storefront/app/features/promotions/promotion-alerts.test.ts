import { alertText } from "@tread/design-system/alert-queue";
import { describe, expect, test } from "vitest";
import type { DisallowedPromotion, Promotion, Promotions } from "#domain/checkout/checkout-data.ts";
import { promotionAlerts } from "./promotion-alerts.ts";

const promotion = (id: string, name = id, exclusive = false): Promotion => ({
  id,
  name,
  exclusive,
  relatedCouponCodes: [id.toUpperCase()],
});
const offers = (applied: Promotion[], disallowed: DisallowedPromotion[] = []): Promotions => ({
  appliedPromotions: applied,
  disallowedPromotions: disallowed,
});
const said = (before: Promotions | null, after: Promotions) =>
  promotionAlerts(before, after).map(({ content }) => (typeof content === "string" ? content : alertText(content)));

describe("alerts about offers", () => {
  test("nothing is said of an offer that applies or stays", () => {
    expect(said(null, offers([promotion("a")]))).toEqual([]);
    expect(said(offers([promotion("a")]), offers([promotion("a")]))).toEqual([]);
  });

  test("PROMO-04 an offer that may no longer be used is an error alert with its reason, once", () => {
    const none: DisallowedPromotion = { ...promotion("socks", "Three for two"), disallowReason: "NoApplicableCartItems" };
    const before = offers([promotion("socks", "Three for two")]);
    expect(promotionAlerts(before, offers([], [none]))).toMatchObject([{ type: "ERROR" }]);
    expect(said(before, offers([], [none]))).toEqual([
      "Offer Three for two has been removed because there are no applicable items in your cart.",
    ]);
    expect(said(offers([], [none]), offers([], [none]))).toEqual([]);
  });

  test("ERRCAT-46 an exclusive offer is named as the reason", () => {
    const double = promotion("double", "A further 20% off sale", true);
    const first: DisallowedPromotion = { ...promotion("first", "10% off"), disallowReason: "Exclusitivity" };
    expect(said(offers([promotion("first", "10% off")]), offers([double], [first]))).toEqual([
      "Offer 10% off has been removed because offer A further 20% off sale cannot be redeemed with other offers.",
    ]);
  });

  test("ERRCAT-51 PROMO-03 what simply went is said after it, by name", () => {
    const stopped: DisallowedPromotion = { ...promotion("c", "Cc"), disallowReason: "Stopped" };
    expect(said(offers([promotion("b", "Bb"), promotion("a", "Aa"), promotion("c", "Cc")]), offers([], [stopped]))).toEqual([
      "Offer Cc has been removed because it cannot be redeemed with another applied offer.",
      "Offer Aa has been removed.",
      "Offer Bb has been removed.",
    ]);
  });

  test("a name is text, never HTML", () => {
    const [alert] = promotionAlerts(offers([promotion("x", "<b>Big</b>")]), offers([]));
    expect(alert?.content).toEqual(["Offer <b>Big</b> has been removed."]);
  });
});
