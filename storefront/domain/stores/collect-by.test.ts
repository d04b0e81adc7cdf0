import { expect, test } from "vitest";
import { collectBy, collectByWords } from "./collect-by.ts";
import type { OpenStore } from "./opening-hours.ts";

const usual = { opens: 540, closes: 1080 };
const store: OpenStore = {
  timeZone: "Pacific/Auckland",
  hours: { week: [usual, usual, usual, usual, usual, usual, usual], publicHolidays: null },
  address: { country: "NZ", region: "Wellington", postcode: "6011" },
};

test("an order is kept for seven days by the store's own calendar", () => {
  const now = Date.parse("2026-11-22T11:30:00Z");
  expect(collectBy(store, now)).toBe("2026-11-30");
  expect(collectBy({ ...store, timeZone: "Australia/Perth" }, now)).toBe("2026-11-29");
});

test("an order whose last day would be one on which its store stays closed is kept until the store opens again", () => {
  // A week before Christmas Day and Boxing Day, after which comes a Sunday on which this store is closed, and a holiday in lieu.
  const now = Date.parse("2026-12-18T12:00:00+13:00");
  const week = store.hours.week.with(0, null);
  expect(collectBy({ ...store, hours: { week, publicHolidays: null } }, now)).toBe("2026-12-29");
  expect(collectBy({ ...store, hours: { week, publicHolidays: usual } }, now)).toBe("2026-12-26");
});

test("a store that never opens keeps an order for the usual days", () => {
  const week = store.hours.week.map(() => null);
  expect(collectBy({ ...store, hours: { week, publicHolidays: null } }, Date.parse("2026-11-23T12:00:00+13:00"))).toBe(
    "2026-11-30",
  );
});

test("the day is said in words, and text that is no date stays as it is", () => {
  expect(collectByWords("2026-11-30", "en-NZ")).toBe("Monday 30 November");
  expect(collectByWords("soon", "en-NZ")).toBe("soon");
});
