import fc from "fast-check";
import { expect, test } from "vitest";
import { countries, countryCodes } from "#domain/country/country.ts";
import { cachingOf, mayKeepPage, withoutSize } from "./caching.ts";

const bases = countryCodes.map((code) => countries[code].baseUrl);

test.each([
  ["/assets/shop-Ab12.js", false, "file"],
  ["/assets/archivo-x.woff2", false, "file"],
  ["/cdn-cgi/image/width=320,fit=scale-down,format=auto/media/a.png", false, "picture"],
  ["/pictures/width=320,fit=scale-down,format=auto/media/a.png", false, "picture"],
  ["/nz/", true, "page"],
  ["/nz/products/osker/court-low-galah", true, "page"],
  ["/nz/offline", true, "page"],
  ["/nz/search", true, "page"],
  ["/nz/search/indexes/*/queries", true, "never"],
  ["/nz/products", false, "never"],
  ["/nz", true, "never"],
  ["/au/products/osker/court-low-galah", true, "never"],
  ["/sandbox/outbox", true, "never"],
  ["/films/one-stride.webm", false, "never"],
] as const)("%s, document %s: %s", (path, document, caching) => {
  expect(cachingOf({ base: "/nz", path, document })).toBe(caching);
});

test("calls, carts, accounts, orders and checkout are never kept, wherever in them a request leads", () => {
  const secret = fc.constantFrom(
    "api",
    "account",
    "cart",
    "checkout",
    "orders",
    "return",
    "_content-builder-preview",
    "worker.js",
  );
  const rest = fc
    .array(fc.stringMatching(/^[a-z0-9.=-]{1,12}$/), { maxLength: 4 })
    .map((parts) => parts.map((part) => `/${part}`).join(""));
  fc.assert(
    fc.property(fc.constantFrom(...bases), secret, rest, fc.boolean(), (base, section, more, document) => {
      expect(cachingOf({ base, path: `${base}/${section}${more}`, document })).toBe("never");
    }),
  );
});

test("a page is kept only as a whole document that is everybody's", () => {
  const usual = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache", vary: "accept-encoding" };
  const answer = (changes: Partial<Record<keyof typeof usual, string | null>>, status = 200, redirected = false) =>
    mayKeepPage({ status, redirected, header: (name) => ({ ...usual, ...changes })[name] });
  expect(answer({})).toBe(true);
  expect(answer({ vary: null, "cache-control": null })).toBe(true);
  expect(answer({ "cache-control": "no-store" })).toBe(false);
  expect(answer({ "cache-control": "private, NO-STORE" })).toBe(false);
  expect(answer({ vary: "accept-encoding, cookie" })).toBe(false);
  expect(answer({ "content-type": "application/json" })).toBe(false);
  expect(answer({ "content-type": null })).toBe(false);
  expect(answer({}, 404)).toBe(false);
  expect(answer({}, 200, true)).toBe(false);
});

test("a product's page in a size is known as the one in none", () => {
  const shoe = "https://shop.example/nz/products/osker/court-low-galah";
  expect(withoutSize(`${shoe}?size=9`)).toBe(shoe);
  expect(withoutSize(`${shoe}?adj=abc&size=9`)).toBe(`${shoe}?adj=abc`);
  expect(withoutSize(shoe)).toBe(shoe);
});
