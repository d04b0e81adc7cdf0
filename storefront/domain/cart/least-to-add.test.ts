import fc from "fast-check";
import { expect, test } from "vitest";
import { leastToAdd } from "./least-to-add.ts";

const limits = (cartQtyVariantMin: number | null, cartQtyVariantMultipleOf: number | null) => ({
  cartQtyVariantMin,
  cartQtyVariantMultipleOf,
});

test("as many are added as are asked for, where nothing says otherwise", () => {
  expect([leastToAdd(limits(null, null), 0, 1), leastToAdd(limits(null, null), 7, 2)]).toEqual([1, 2]);
});

test("what has a minimum or comes in lots is added in the fewest that may be ordered", () => {
  expect(leastToAdd(limits(5, 5), 0, 1)).toBe(5);
  expect(leastToAdd(limits(5, 5), 5, 1)).toBe(5);
  expect(leastToAdd(limits(3, null), 1, 1)).toBe(2);
  expect(leastToAdd(limits(null, 4), 3, 1)).toBe(1);
  expect(leastToAdd(limits(5, 3), 0, 1)).toBe(6);
});

test("what the cart then has keeps both limits, and one lot less would not", () => {
  const qty = fc.integer({ min: 0, max: 99 });
  const limit = fc.option(fc.integer({ min: 1, max: 50 }));
  fc.assert(
    fc.property(limit, limit, qty, fc.integer({ min: 1, max: 99 }), (min, lot, inCart, wanted) => {
      const added = leastToAdd(limits(min, lot), inCart, wanted);
      const total = inCart + added;
      expect(added).toBeGreaterThanOrEqual(wanted);
      expect(total % (lot ?? 1)).toBe(0);
      expect(total).toBeGreaterThanOrEqual(min ?? 0);
      const fewer = total - (lot ?? 1);
      expect(fewer < inCart + wanted || fewer < (min ?? 0)).toBe(true);
    }),
  );
});
