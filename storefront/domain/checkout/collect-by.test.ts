import { expect, test } from "vitest";
import { collectBy, collectByWords } from "./collect-by.ts";

test("an order is kept for seven days by the store's own calendar", () => {
  const now = Date.parse("2026-11-22T11:30:00Z");
  expect(collectBy({ timeZone: "Pacific/Auckland" }, now)).toBe("2026-11-30");
  expect(collectBy({ timeZone: "Australia/Perth" }, now)).toBe("2026-11-29");
});

test("the day is said in words, and text that is no date stays as it is", () => {
  expect(collectByWords("2026-11-30", "en-NZ")).toBe("Monday 30 November");
  expect(collectByWords("soon", "en-NZ")).toBe("soon");
});
