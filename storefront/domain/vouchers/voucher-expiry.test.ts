import fc from "fast-check";
import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import { calendarIn } from "../time/calendar.ts";
import { expiryAfter, expiryOfNew } from "./voucher-expiry.ts";

test("a gift card is good for three years at least, to the end of a day where it is spent", () => {
  const from = Date.UTC(2026, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: from, max: Date.UTC(2080, 0, 1) }), fc.constantFrom(...countryCodes), (now, country) => {
      const expires = expiryOfNew(country, now);
      const lawful = new Date(now);
      lawful.setUTCFullYear(lawful.getUTCFullYear() + 3);
      expect(expires).toBeGreaterThanOrEqual(lawful.getTime());
      expect(expires - lawful.getTime()).toBeLessThan(2 * 86_400_000);
      expect(calendarIn(countries[country].timeZone, expires)).toMatchObject({ hour: 23, minute: 59 });
    }),
  );
});

test("the last day is the country's own", () => {
  const lastDay = { year: 2029, month: 11, day: 30 };
  expect(new Date(expiryAfter("nz", lastDay)).toISOString()).toBe("2029-11-30T10:59:59.000Z");
  expect(new Date(expiryAfter("au", lastDay)).toISOString()).toBe("2029-11-30T12:59:59.000Z");
});
