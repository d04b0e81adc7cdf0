import { expect, test } from "vitest";
import { countries, countryCodes } from "../country/country.ts";
import {
  alertConfiguration,
  cartConfiguration,
  checkoutConfiguration,
  contentConfiguration,
  fraudConfiguration,
  instalmentConfiguration,
  listingConfiguration,
  loyaltyConfiguration,
  otherPayLaterEnabled,
  recommendationConfiguration,
  rememberedConfiguration,
  returnsConfiguration,
  searchConfiguration,
  stylingConfiguration,
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

test("CONF-10 instalments take totals of 0.00 to 2000.00", () => {
  expect(instalmentConfiguration).toMatchObject({ orderTotalMin: 0, orderTotalMax: 200_000 });
});

test("PAY-09 the other pay-later option is off", () => {
  expect(otherPayLaterEnabled).toBe(false);
});

test("CONF-14 the return window is 40 days", () => {
  expect(returnsConfiguration.windowDays).toBe(40);
});

test("CONF-15 the loyalty multiplier is 4", () => {
  expect(loyaltyConfiguration.pointsMultiplier).toBe(4);
});

test("CONF-16 guest loyalty data is good for 120 minutes", () => {
  expect(loyaltyConfiguration.guestInfoMaxAgeMinutes).toBe(120);
});

test("CONF-17 express data has a configured maximum age in seconds", () => {
  expect(checkoutConfiguration.expressDataMaxAgeSeconds).toBe(60);
});

test("CHK-30 checkout data is reused for 30 seconds", () => {
  expect(checkoutConfiguration.dataMaxAgeSeconds).toBe(30);
});

test("CONF-18 mobile wallets take labels of 128 characters", () => {
  expect(checkoutConfiguration.expressOptionLabelMax).toMatchObject({ applePay: 128, googlePay: 128 });
});

test("CONF-19 EXPR-10 the online wallet takes labels of 129 characters", () => {
  expect(checkoutConfiguration.expressOptionLabelMax.payPal).toBe(129);
});

test("EXPR-09 express delivery is free from 150.00 in New Zealand and 180.00 in Australia", () => {
  expect([countries.nz.freeExpressDeliveryFrom, countries.au.freeExpressDeliveryFrom]).toEqual([15_000, 18_000]);
});

test("CONF-22 an alert stays 5000 ms", () => {
  expect(alertConfiguration.defaultDurationMs).toBe(5000);
});

test("CONF-23 an alert in tile flows stays 3000 ms", () => {
  expect(alertConfiguration.tileDurationMs).toBe(3000);
});

test("CONF-24 a failed add stays 6000 ms", () => {
  expect(alertConfiguration.addFailureDurationMs).toBe(6000);
});

test("CONF-25 there are at most 4 alerts", () => {
  expect(alertConfiguration.max).toBe(4);
});

test("CONF-26 the fraud cookie lives 400 days", () => {
  expect(fraudConfiguration.cookieLifeDays).toBe(400);
});

test("CONF-27 a listing page has 48 products", () => {
  expect(listingConfiguration.pageSize).toBe(48);
});

test("CONF-28 a blog page has 12 posts", () => {
  expect(contentConfiguration.blogPageSize).toBe(12);
});

test("CONF-29 a stores page has 1000 stores", () => {
  expect(contentConfiguration.storesPageSize).toBe(1000);
});

test("CONF-30 there are at most 64 store localities", () => {
  expect(contentConfiguration.storeLocalitiesMax).toBe(64);
});

test("CONF-31 the price filter steps by 1", () => {
  expect(listingConfiguration.priceFilterStep).toBe(1);
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

test("CONF-35 the combobox spinner waits 1000 ms", () => {
  expect(searchConfiguration.comboboxSpinnerDelayMs).toBe(1000);
});

test("SEARCH-23 the site search spinner waits 1000 ms", () => {
  expect(searchConfiguration.spinnerDelayMs).toBe(1000);
});

test("CONF-36 64 personalisations with ids of 6", () => {
  expect(rememberedConfiguration.personalisations).toEqual({ max: 64, idLength: 6 });
});

test("CONF-37 64 referrers with ids of 6", () => {
  expect(rememberedConfiguration.referrers).toEqual({ max: 64, idLength: 6 });
});

test("CONF-38 at most 10 recommendations", () => {
  expect(recommendationConfiguration.max).toBe(10);
});

test("CONF-39 at most 15 products on the error page", () => {
  expect(recommendationConfiguration.errorPageMax).toBe(15);
});

test("CONF-40 the outfit widget takes 3 to 6 and is disabled", () => {
  expect(stylingConfiguration.outfit).toEqual({ min: 3, max: 6, enabled: false });
});

test("CONF-41 dynamic filters are baseColours and brand.name", () => {
  expect(listingConfiguration.dynamicFilterAttributes).toEqual(["baseColours", "brand.name"]);
});
