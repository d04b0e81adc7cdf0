import { expect, test } from "vitest";
import { countries } from "#domain/country/country.ts";
import { yearIn } from "./year-in.ts";

test("the year is that of the shop's own clock, half a day before the one in Greenwich", () => {
  const newYear = Date.parse("2026-12-31T11:00:00Z");
  expect(yearIn(countries.nz.timeZone, newYear)).toBe(2027);
  expect(yearIn(countries.nz.timeZone, newYear - 1)).toBe(2026);
  expect(yearIn(countries.au.timeZone, newYear)).toBe(2026);
});
