import { expect, test } from "vitest";
import { countries } from "#domain/country/country.ts";
import { placedMoment } from "./placed-moment.ts";

const now = Date.parse("2026-11-25T01:00:00Z");

test("an order of this year says its day and its time, one of another its year", () => {
  expect(placedMoment("2026-11-19T01:14:00Z", now, countries.nz)).toEqual(["19 Nov", "2:14 pm"]);
  expect(placedMoment("2025-11-19T01:14:00Z", now, countries.nz)).toEqual(["19 Nov 2025"]);
});

test("which year it is, is said by the country's own clock", () => {
  const newYear = Date.parse("2026-12-31T11:30:00Z");
  expect(placedMoment("2026-12-31T11:00:00Z", newYear, countries.nz)).toEqual(["1 Jan", "12:00 am"]);
  expect(placedMoment("2026-12-31T10:00:00Z", newYear, countries.nz)).toEqual(["31 Dec 2026"]);
  expect(placedMoment("2026-12-31T10:00:00Z", newYear, countries.au)).toEqual(["31 Dec", "9:00 pm"]);
});

test.each(Object.values(countries))("no line is longer than a quarter of the narrowest phone has room for: $code", (country) => {
  for (let month = 0; month < 12; month++) {
    const lines = placedMoment(new Date(Date.UTC(2026, month, 28, 11, 44)).toISOString(), now, country);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual("10:44 pm".length);
  }
});
