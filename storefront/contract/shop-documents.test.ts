import { expect, test } from "vitest";
import { shopDocument } from "./shop-documents.ts";

const page = (path: string) => ({
  kind: "page",
  id: "own",
  countries: ["nz"],
  path,
  title: "Own",
  description: "",
  btq: false,
  blocks: [],
});
const redirect = (id: string) => ({ kind: "redirect", id, to: "/products" });
const problem = (document: object): string | undefined => shopDocument.safeParse(document).error?.issues[0]?.message;

const taken = "is where the shop has a page of its own";
test.each([
  ...[
    "/account",
    "/account/orders",
    "/api/cart",
    "/cart",
    "/checkout",
    "/checkout/payment",
    "/offline",
    "/orders",
    "/orders/tt1",
  ],
  ...["/pcr", "/reminders/confirm", "/return", "/return/guest", "/returns", "/search", "/share/products"],
  ...["/articles", "/blog", "/brands", "/categories", "/products", "/stores"],
])("neither a page nor an old path may be at %s, where the shop has one of its own", (path) => {
  expect([problem(page(path)), problem(redirect(path))]).toEqual([taken, taken]);
});

test.each(["/brands/osker", "/categories/men", "/products/osker/court-low", "/stores/ponsonby"])(
  "no page of blocks may be at %s, among pages of another kind, though an old path may",
  (path) => {
    expect([problem(page(path)), problem(redirect(path))]).toEqual(["is where pages of another kind are", undefined]);
  },
);

test.each(["/btq", "/size-guide", "/cart-care", "/articles/returns", "/blog/search", "/searching/cart"])(
  "a page and an old path may be at %s",
  (path) => {
    expect([problem(page(path)), problem(redirect(path))]).toEqual([undefined, undefined]);
  },
);

test("a promotion's time in seconds, which would be over since 1970, is refused", () => {
  const promotion = (startsAt: number) => ({
    ...{ kind: "promotion", id: "ten", countries: ["nz"], name: "Ten", codes: ["TEN"], exclusive: false },
    ...{ usageLimit: null, customerLimit: null, scope: {}, effect: { type: "percentOff", percent: 10 }, startsAt },
  });
  expect(problem(promotion(1_795_955_433))).toBe("is not in milliseconds, as times of promotions are");
  expect([problem(promotion(1_795_955_433_000)), problem(promotion(0))]).toEqual([undefined, undefined]);
});

test("an item of the navigation leads somewhere, or has something below it", () => {
  const item = (link: object, columns: object[] = []) =>
    problem({ kind: "navigation", id: "own", position: 0, countries: ["nz"], link: { label: "Own", ...link }, columns });
  expect(item({})).toBe("leads nowhere, and nothing is below it");
  expect(item({ path: "/products" })).toBeUndefined();
  expect(item({ href: "https://example.com/" })).toBeUndefined();
  expect(item({}, [{ category: "men" }])).toBeUndefined();
});
