import fc from "fast-check";
import { expect, test } from "vitest";
import { mostToHave } from "./most-to-have.ts";

const limits = (cartQtyVariantMin: number | null, cartQtyVariantMultipleOf: number | null) => ({
  cartQtyVariantMin,
  cartQtyVariantMultipleOf,
});

test("all there is can be had, where nothing says otherwise", () => {
  expect([-1, 0, 7].map((pieces) => mostToHave(limits(null, null), pieces))).toEqual([0, 0, 7]);
});

test("what comes in lots or has a minimum can be had in whole lots, and not below the minimum", () => {
  expect([3, 5, 7, 10].map((pieces) => mostToHave(limits(5, 5), pieces))).toEqual([0, 5, 5, 10]);
  expect([1, 2, 3].map((pieces) => mostToHave(limits(2, null), pieces))).toEqual([0, 2, 3]);
  expect([5, 6].map((pieces) => mostToHave(limits(5, 3), pieces))).toEqual([0, 6]);
});

test("what can be had keeps both limits and is there, and one lot more is not", () => {
  const limit = fc.option(fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(limit, limit, fc.integer({ min: 0, max: 300 }), (min, lot, pieces) => {
      const most = mostToHave(limits(min, lot), pieces);
      expect(most % (lot ?? 1)).toBe(0);
      expect(most).toBeLessThanOrEqual(pieces);
      expect(most === 0 || most >= (min ?? 0)).toBe(true);
      const more = Math.floor(pieces / (lot ?? 1)) * (lot ?? 1);
      expect(most === more || more < (min ?? 0)).toBe(true);
    }),
  );
});
