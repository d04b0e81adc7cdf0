import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import { formatMoney } from "../money/format-money.ts";
import { taxIncluded } from "../money/tax.ts";
import { redirectPath } from "../session/redirect-path.ts";
import { calendarIn, isoDate } from "../time/calendar.ts";
import { sessionConfiguration } from "./configuration.ts";

/** Half past midnight on the 25th in Auckland, half past ten in the evening of the 24th in Sydney. */
const midnight = Date.UTC(2026, 10, 24, 11, 30);

test("CONF-01 CONF-11 CONF-12 New Zealand: NZD, en-NZ, days of Auckland, 3/23 of a price is GST", () => {
  const { currency, locale, timeZone, taxRate } = countries.nz;
  expect([currency.code, locale, formatMoney(118_000, "nz", { withCode: true })]).toEqual(["NZD", "en-NZ", "NZ$1,180.00"]);
  expect(isoDate(calendarIn(timeZone, midnight))).toBe("2026-11-25");
  expect(taxIncluded(2_300, taxRate)).toBe(300);
});

test("CONF-02 CONF-03 CONF-12 Australia: AUD, en-AU, days of Sydney, 1/11 of a price is GST", () => {
  const { currency, locale, timeZone, taxRate } = countries.au;
  expect([currency.code, locale, formatMoney(118_000, "au", { withCode: true })]).toEqual(["AUD", "en-AU", "A$1,180.00"]);
  expect(isoDate(calendarIn(timeZone, midnight))).toBe("2026-11-24");
  expect(taxIncluded(1_100, taxRate)).toBe(100);
});

test("the countries are Australia and New Zealand", () => {
  expect([...countryCodes].sort()).toEqual(["au", "nz"]);
});

test("EXPR-09 express delivery is free from 150.00 in New Zealand and 180.00 in Australia", () => {
  expect([countries.nz.freeExpressDeliveryFrom, countries.au.freeExpressDeliveryFrom]).toEqual([15_000, 18_000]);
});

test("signing in and out lead to paths of the shop", () => {
  for (const path of Object.values(sessionConfiguration)) expect(redirectPath(path)).toBe(path);
});
