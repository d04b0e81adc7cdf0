import { expect, test } from "vitest";
import type { ListedStore } from "../../features/stores/stores-api.ts";
import { filtersFor } from "./store-filters.ts";

const day = { opens: 540, closes: 1_020 };
const store = (over: Partial<ListedStore>): ListedStore => ({
  erpStoreId: "0001",
  name: "Ōamaru",
  path: "/stores/oamaru",
  phone: "03 434 0000",
  address: { country: "NZ", postcode: "9400", region: "Otago", street1: "1 Harbour St", street2: "", locality: "Ōamaru" },
  coordinates: { latitude: -45.1, longitude: 170.97 },
  timeZone: "Pacific/Auckland",
  hours: { week: Array.from({ length: 7 }, () => day), publicHolidays: null },
  carries: [],
  services: [],
  clickAndCollect: false,
  distance: null,
  ...over,
});
const now = Date.parse("2026-11-30T03:00:00Z");

test("stores are filtered by what some of them have, or by whether they are open", () => {
  expect(filtersFor([store({})], now, "All")).toEqual(["All", "Open now"]);
  expect(filtersFor([store({}), store({ clickAndCollect: true })], now, "All")).toEqual(["All", "Open now", "Click and collect"]);
  expect(filtersFor([store({ carries: ["btq"] })], now, "All")).toEqual(["All", "Open now", "BTQ"]);
});

test("a filter that is chosen stays, whatever stores come to be shown", () => {
  expect(filtersFor([store({})], now, "BTQ")).toEqual(["All", "Open now", "BTQ"]);
});
