import { alertText } from "@tread/design-system/alert-queue";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DisallowedPromotion, Promotion } from "#domain/checkout/checkout-data.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { filledState, mapStorage, shopperStore } from "./checkout.fixture.ts";
import { trackPromotions } from "./track-promotions.ts";

const told = vi.spyOn(alertQueue, "add").mockReturnValue("");
const words = () => told.mock.calls.map(([{ content }]) => (typeof content === "string" ? content : alertText(content)));

const offer: Promotion = { id: "laces", name: "Lace up", exclusive: false, relatedCouponCodes: ["LACEUP20"] };
const answer = (applied: Promotion[], disallowed: DisallowedPromotion[] = []) => ({
  promotions: { appliedPromotions: applied, disallowedPromotions: disallowed },
  droppedPromoItems: [],
});

beforeEach(() => {
  told.mockClear();
  vi.stubGlobal("localStorage", mapStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string, Omit<DisallowedPromotion, keyof Promotion>, string]>([
  [
    "ERRCAT-45",
    { disallowReason: "AppliedPromotionsLimitReached", appliedPromotionsLimit: 2 },
    "because a maximum of 2 offers can be redeemed at once.",
  ],
  ["ERRCAT-47", { disallowReason: "NoApplicableCartItems" }, "because there are no applicable items in your cart."],
  [
    "ERRCAT-48",
    { disallowReason: "PromotionPerCustomerUsageExceeded", usageCountLimit: 3 },
    "because it has already been redeemed 3 times.",
  ],
  ["ERRCAT-49", { disallowReason: "PromotionUsageExceeded" }, "because it is no longer available."],
  ["ERRCAT-50", { disallowReason: "Stopped" }, "because it cannot be redeemed with another applied offer."],
])(
  "PROMO-02 %s an offer that an answer of the checkout takes away is told about once, with its reason",
  async (_, why, because) => {
    const store = shopperStore();
    await store.dispatch(trackPromotions(answer([offer])));
    expect(words()).toEqual([]);
    for (let time = 0; time < 2; time += 1) await store.dispatch(trackPromotions(answer([], [{ ...offer, ...why }])));
    expect(words()).toEqual([`Offer Lace up has been removed ${because}`]);
  },
);

test("PROMO-02 an offer that goes with its code is told about, and one that comes is not", async () => {
  const store = shopperStore();
  await store.dispatch(trackPromotions(answer([])));
  await store.dispatch(trackPromotions(answer([offer])));
  expect(words()).toEqual([]);
  await store.dispatch(trackPromotions(answer([])));
  expect(words()).toEqual(["Offer Lace up has been removed."]);
});

test("PROMO-04 of offers that go words stay until offers change again, but not of one that the shopper let go with its code", async () => {
  const store = shopperStore();
  const kept = () => store.getState().cart.lost.map(({ words: said, byCode }) => [said, byCode]);
  const automatic: Promotion = { ...offer, id: "sun", name: "Sun season", relatedCouponCodes: [] };
  await store.dispatch(trackPromotions(answer([offer, automatic])));
  expect(kept()).toEqual([]);
  for (let time = 0; time < 2; time += 1) await store.dispatch(trackPromotions(answer([])));
  expect(kept()).toEqual([["Offer Sun season has been removed.", false]]);
  await store.dispatch(trackPromotions(answer([], [{ ...offer, disallowReason: "PromotionUsageExceeded" }])));
  expect(kept()).toEqual([]);
});

test("PROMO-04 of an offer that is lost with its code still on the cart words stay", async () => {
  const state = filledState();
  const store = shopperStore();
  store.dispatch(stateReplaced({ ...state, cart: { ...state.cart, promoCodes: ["LACEUP20"] } }));
  const kept = () => store.getState().cart.lost.map(({ words: said, byCode }) => [said, byCode]);
  await store.dispatch(trackPromotions(answer([offer])));
  await store.dispatch(trackPromotions(answer([], [{ ...offer, disallowReason: "PromotionUsageExceeded" }])));
  expect(kept()).toEqual([["Offer Lace up has been removed because it is no longer available.", true]]);
});
