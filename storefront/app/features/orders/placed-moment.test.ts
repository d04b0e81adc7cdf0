import { expect, test } from "vitest";
import { countries } from "#domain/country/country.ts";
import { placedMoment } from "./placed-moment.ts";

const now = Date.parse("2026-11-25T01:00:00Z");

test("an order of this year says its weekday, one of another its year", () => {
  expect(placedMoment("2026-11-19T01:14:00Z", now, countries.nz)).toBe("Thu 19 Nov, 2:14 pm");
  expect(placedMoment("2025-11-19T01:14:00Z", now, countries.nz)).toBe("19 Nov 2025, 2:14 pm");
});

test("which year it is, is said by the country's own clock", () => {
  const newYear = Date.parse("2026-12-31T11:30:00Z");
  expect(placedMoment("2026-12-31T11:00:00Z", newYear, countries.nz)).toBe("Fri 1 Jan, 12:00 am");
  expect(placedMoment("2026-12-31T10:00:00Z", newYear, countries.nz)).toBe("31 Dec 2026, 11:00 pm");
  expect(placedMoment("2026-12-31T10:00:00Z", newYear, countries.au)).toBe("Thu 31 Dec, 9:00 pm");
});
