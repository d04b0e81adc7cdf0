import { expect, test } from "vitest";
import { givingOffers } from "./giving-offers.ts";

const percent = { id: "first-dibs", bringsItem: false };
const socks = { id: "socks-on-us", bringsItem: true };

test("an offer whose item nobody has taken gives nothing, and does once it is taken", () => {
  expect(givingOffers([percent, socks])).toEqual([percent]);
  expect(givingOffers([percent, socks], [{ promotionId: "another" }])).toEqual([percent]);
  expect(givingOffers([percent, socks], [{ promotionId: "socks-on-us" }])).toEqual([percent, socks]);
});

test("of an order, which keeps only the offers that it was given, all give", () => {
  expect(givingOffers([{ id: "socks-on-us" }])).toEqual([{ id: "socks-on-us" }]);
});
