import { expect, test } from "vitest";
import { insightsEvents } from "./insights.ts";
import type { MeasuredLine } from "./shop-event.ts";

const context = { country: "nz", productIndex: "tt_nz_products", userToken: "token-1", at: 1_764_000_000_000 } as const;
const product = { id: "104201", name: "Court Low", brand: "Osker", price: 23_000 };
const found: MeasuredLine = {
  productId: "104201",
  product,
  variantId: "104201-9",
  qty: 2,
  attribution: { algoliaQueryId: "query-1", algoliaIndexName: "tt_nz_products_newest", listItemIndex: 4 },
};
const unfound: MeasuredLine = { productId: "104201", variantId: "104201-9", qty: 1 };
const added = (line: MeasuredLine) => insightsEvents({ type: "lineAdded", line, existed: false, cartId: undefined }, context);

test("what is added to the cart tells the answer that it was found in, and its worth without tax", () => {
  expect(added(found)).toEqual([
    {
      eventType: "conversion",
      eventSubtype: "addToCart",
      eventName: "Product Added to Cart",
      index: "tt_nz_products_newest",
      objectIDs: ["104201"],
      objectData: [{ price: 200, quantity: 2, queryID: "query-1" }],
      currency: "NZD",
      value: 400,
      queryID: "query-1",
      userToken: "token-1",
      timestamp: 1_764_000_000_000,
    },
  ]);
});

test("what was found without a search is told of the index of products, without a query", () => {
  const [told] = added(unfound);
  expect(told).toMatchObject({ index: "tt_nz_products", objectData: [{ quantity: 1 }], value: 0 });
  expect(told).not.toHaveProperty("queryID");
  expect(told?.objectData?.[0]).not.toHaveProperty("price");
});

test("products that were seen are told index by index, twenty at a time", () => {
  const listed = (id: string, algoliaIndexName?: string) => ({
    product: { ...product, id },
    list: "/sale",
    attribution: algoliaIndexName === undefined ? {} : { algoliaIndexName },
  });
  const products = [...Array.from({ length: 21 }, (_, n) => listed(String(n))), listed("newest", "tt_nz_products_newest")];
  const told = insightsEvents({ type: "productsSeen", products }, context);
  expect(told.map(({ index, objectIDs }) => [index, objectIDs.length])).toEqual([
    ["tt_nz_products", 20],
    ["tt_nz_products", 1],
    ["tt_nz_products_newest", 1],
  ]);
  expect(told[2]).toMatchObject({ eventType: "view", eventName: "Products Viewed", objectIDs: ["newest"] });
});

test("what the search service has no use for is not told", () => {
  expect(insightsEvents({ type: "voucherCancelled" }, context)).toEqual([]);
  expect(insightsEvents({ type: "productViewed", product }, context)).toEqual([]);
});
