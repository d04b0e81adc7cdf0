import fc from "fast-check";
import { expect, test } from "vitest";
import { isKeptId } from "./kept-by-id.ts";
import { attributionOf, follow, type Referrers, referrerId } from "./referrer.ts";

const nobody: Referrers = { referrersById: {}, followed: {} };
const referrer = (number: number) => ({
  listId: `/list-${number}`,
  name: `List ${number}`,
  index: "tt_nz_products",
  queryId: `q${number}`,
});

test("LIST-24 LIST-26 CONF-37 sixty-four referrers are kept by ids of six signs, and the least recently used goes", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 300, size: "max" }), (uses) => {
      let kept = nobody;
      for (const [i, use] of uses.entries()) kept = follow(kept, "104201", { referrer: referrer(use), listItemIndex: i });
      const latest = [...new Set(uses.toReversed())].slice(0, 64).map(referrer);
      expect(Object.values(kept.referrersById).toReversed()).toEqual(latest);
      expect(Object.keys(kept.referrersById).every(isKeptId)).toBe(true);
      expect(attributionOf(kept, "104201")).toEqual({
        listItemIndex: uses.length - 1,
        algoliaQueryId: `q${uses.at(-1)}`,
        algoliaIndexName: "tt_nz_products",
      });
    }),
    { numRuns: 10 },
  );
});

test("a list is the same whatever it answers, the latest answer is kept, and who came by a link came from none", () => {
  expect(referrerId(referrer(1))).toBe(referrerId({ ...referrer(1), name: "renamed", queryId: "other" }));
  expect(referrerId(referrer(1))).not.toBe(referrerId({ ...referrer(1), index: "tt_nz_products_newest" }));
  const again = follow(follow(nobody, "1", { referrer: referrer(1), listItemIndex: 0 }), "1", {
    referrer: { ...referrer(1), queryId: "later" },
    listItemIndex: 0,
  });
  expect(attributionOf(again, "1")?.algoliaQueryId).toBe("later");
  expect(attributionOf(nobody, "104201")).toBeUndefined();
  const { followed } = follow(nobody, "1", { referrer: referrer(1), listItemIndex: 0 });
  expect(attributionOf({ referrersById: {}, followed }, "1")).toBeUndefined();
});

test("a list that no search answered is told of by the place in it alone", () => {
  const plain = follow(nobody, "1", { referrer: { listId: "/wishlist", name: "Wishlist" }, listItemIndex: 4 });
  expect(attributionOf(plain, "1")).toStrictEqual({ listItemIndex: 4 });
});

test("the list that an address says counts before the last one, and what is no such id counts for nothing", () => {
  const first = follow(nobody, "1", { referrer: referrer(1), listItemIndex: 4 });
  const both = follow(first, "1", { referrer: referrer(2), listItemIndex: 7 });
  expect(attributionOf(both, "1", referrerId(referrer(1)))).toEqual({ algoliaQueryId: "q1", algoliaIndexName: "tt_nz_products" });
  expect(attributionOf(both, "1", referrerId(referrer(2)))?.listItemIndex).toBe(7);
  expect(attributionOf(both, "1", referrerId(referrer(3)))).toBeUndefined();
  expect(attributionOf(both, "2", referrerId(referrer(1)))).toEqual({ algoliaQueryId: "q1", algoliaIndexName: "tt_nz_products" });
  for (const ref of [null, "", "__proto__", "constructor", "../.."]) {
    expect(attributionOf(both, "1", ref)?.listItemIndex).toBe(7);
  }
});
