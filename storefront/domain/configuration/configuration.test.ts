import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import { redirectPath } from "../session/redirect-path.ts";
import {
  alertConfiguration,
  cartConfiguration,
  checkoutConfiguration,
  listingConfiguration,
  recommendationConfiguration,
  returnsConfiguration,
  searchConfiguration,
  sessionConfiguration,
  wishlistConfiguration,
} from "./configuration.ts";

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

test("CONF-05 the cart item maximum is 99", () => {
  expect(cartConfiguration.itemQtyMax).toBe(99);
});

test("CONF-06 the wishlist item maximum is 1", () => {
  expect(wishlistConfiguration.itemQtyMax).toBe(1);
});

test("CONF-07 quick add adds 1", () => {
  expect(cartConfiguration.quickAddQty).toBe(1);
});

test("CONF-08 stock is good for 300 seconds", () => {
  expect(cartConfiguration.stockMaxAgeSeconds).toBe(300);
});

test("CONF-14 the return window is 40 days", () => {
  expect(returnsConfiguration.windowDays).toBe(40);
});

test("CHK-30 checkout data is reused for 30 seconds", () => {
  expect(checkoutConfiguration.dataMaxAgeSeconds).toBe(30);
});

test("EXPR-09 express delivery is free from 150.00 in New Zealand and 180.00 in Australia", () => {
  expect([countries.nz.freeExpressDeliveryFrom, countries.au.freeExpressDeliveryFrom]).toEqual([15_000, 18_000]);
});

test("CONF-23 an alert in tile flows stays 3000 ms", () => {
  expect(alertConfiguration.tileDurationMs).toBe(3000);
});

test("CONF-24 a failed add stays 6000 ms", () => {
  expect(alertConfiguration.addFailureDurationMs).toBe(6000);
});

test("CONF-27 a listing page has 48 products", () => {
  expect(listingConfiguration.pageSize).toBe(48);
});

test("CONF-32 hits: brands 2, categories 2, products 4, articles 2", () => {
  expect(searchConfiguration.hitsPerGroup).toEqual({ brands: 2, categories: 2, products: 4, articles: 2 });
});

test("CONF-33 search is debounced 200 ms", () => {
  expect(searchConfiguration.debounceMs).toBe(200);
});

test("CONF-34 a query has at least 1 character", () => {
  expect(searchConfiguration.minQueryLength).toBe(1);
});

test("SEARCH-23 the site search spinner waits 1000 ms", () => {
  expect(searchConfiguration.spinnerDelayMs).toBe(1000);
});

test("CONF-38 at most 10 recommendations", () => {
  expect(recommendationConfiguration.max).toBe(10);
});

test("CONF-39 at most 15 products on the error page", () => {
  expect(recommendationConfiguration.errorPageMax).toBe(15);
});

test("signing in and out lead to paths of the shop", () => {
  for (const path of Object.values(sessionConfiguration)) expect(redirectPath(path)).toBe(path);
});
