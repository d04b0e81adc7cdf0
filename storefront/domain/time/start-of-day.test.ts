import fc from "fast-check";
import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import { addDays, calendarIn } from "./calendar.ts";
import { startOfDay } from "./start-of-day.ts";

test("a day begins at midnight of its own zone, on the days when clocks change too", () => {
  const anyDate = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays({ year: 1990, month: 1, day: 1 }, days));
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...countryCodes), (date, country) => {
      const { timeZone } = countries[country];
      const start = startOfDay(timeZone, date);
      expect(calendarIn(timeZone, start)).toEqual({ ...date, hour: 0, minute: 0 });
      expect(calendarIn(timeZone, start - 1)).toMatchObject({ ...addDays(date, -1), hour: 23, minute: 59 });
    }),
  );
  for (const [date, at] of [
    [{ year: 2026, month: 9, day: 27 }, "2026-09-26T12:00:00.000Z"],
    [{ year: 2026, month: 9, day: 28 }, "2026-09-27T11:00:00.000Z"],
    [{ year: 2027, month: 4, day: 4 }, "2027-04-03T11:00:00.000Z"],
    [{ year: 2027, month: 4, day: 5 }, "2027-04-04T12:00:00.000Z"],
  ] as const)
    expect(new Date(startOfDay("Pacific/Auckland", date)).toISOString()).toBe(at);
});
