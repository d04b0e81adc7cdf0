import { expect, test } from "vitest";
import { isKeptId } from "#domain/listing/kept-by-id.ts";
import { attributionOf } from "#domain/listing/referrer.ts";
import { shopperStore } from "../checkout/checkout.fixture.ts";
import { productFollowed } from "./referrers-slice.ts";

test("LIST-24 LIST-26 CONF-37 the last sixty-four lists that products were followed from are kept, by ids of six signs", () => {
  const store = shopperStore();
  const follow = (number: number) => {
    const referrer = { listId: `/categories/${number}`, name: `List ${number}`, index: "tt_nz_products", queryId: `q${number}` };
    store.dispatch(productFollowed({ productId: `${number}`, referrer, listItemIndex: number }));
  };
  for (let number = 0; number < 64; number++) follow(number);
  follow(0);
  follow(64);
  const { referrers } = store.getState();
  const ids = Object.keys(referrers.referrersById);
  expect(ids).toHaveLength(64);
  expect(ids.every((id) => id.length === 6 && isKeptId(id))).toBe(true);
  // The first was used again since, so that the second goes.
  expect(attributionOf(referrers, "0")).toEqual({ listItemIndex: 0, algoliaQueryId: "q0", algoliaIndexName: "tt_nz_products" });
  expect(attributionOf(referrers, "1")).toBeUndefined();
});
