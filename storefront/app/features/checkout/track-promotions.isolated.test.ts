import { expect, test, vi } from "vitest";
import type { Promotion } from "#domain/checkout/checkout-data.ts";
import { mapStorage, shopperStore } from "./checkout.fixture.ts";
import { trackPromotions } from "./track-promotions.ts";

const { unreachable } = vi.hoisted(() => ({ unreachable: { for: 1 } }));
vi.mock("./tell-losses.ts", async (load) => {
  const real = await load<typeof import("./tell-losses.ts")>();
  return {
    ...real,
    get tellLosses() {
      if (unreachable.for-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
      return real.tellLosses;
    },
  };
});

test("of an offer that went while its words could not be fetched the next answer tells", async () => {
  vi.stubGlobal("localStorage", mapStorage());
  const store = shopperStore();
  const offer: Promotion = { id: "sun", name: "Sun season", exclusive: false, relatedCouponCodes: [] };
  const answer = (applied: Promotion[]) => ({
    promotions: { appliedPromotions: applied, disallowedPromotions: [] },
    droppedPromoItems: [],
  });
  const lost = () => store.getState().cart.lost.map(({ words }) => words);
  await store.dispatch(trackPromotions(answer([offer])));
  await store.dispatch(trackPromotions(answer([])));
  expect(lost()).toEqual([]);
  await store.dispatch(trackPromotions(answer([])));
  expect(lost()).toEqual(["Offer Sun season has been removed."]);
  vi.unstubAllGlobals();
});
