import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import { redirectPath } from "../session/redirect-path.ts";
import { sessionConfiguration } from "./configuration.ts";

test("CONF-01 New Zealand: NZD, en-NZ, Pacific/Auckland", () => {
  expect(countries.nz).toMatchObject({ currency: { code: "NZD" }, locale: "en-NZ", timeZone: "Pacific/Auckland" });
});

test("CONF-02 CONF-12 Australia's currency is AUD, New Zealand's NZD", () => {
  expect([countries.au.currency.code, countries.nz.currency.code]).toEqual(["AUD", "NZD"]);
});

test("CONF-03 Australia: en-AU, Australia/Sydney, 0.10", () => {
  expect(countries.au).toMatchObject({ locale: "en-AU", timeZone: "Australia/Sydney", taxRate: 0.1 });
});

test("CONF-11 the GST rate is 0.15", () => {
  expect(countries.nz.taxRate).toBe(0.15);
});

test("CONF-13 the countries are Australia and New Zealand", () => {
  expect([...countryCodes].sort()).toEqual(["au", "nz"]);
});

test("EXPR-09 express delivery is free from 150.00 in New Zealand and 180.00 in Australia", () => {
  expect([countries.nz.freeExpressDeliveryFrom, countries.au.freeExpressDeliveryFrom]).toEqual([15_000, 18_000]);
});

test("signing in and out lead to paths of the shop", () => {
  for (const path of Object.values(sessionConfiguration)) expect(redirectPath(path)).toBe(path);
});
