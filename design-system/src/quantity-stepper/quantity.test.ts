import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitsText, nearestQuantity, parseQuantity, quantityBounds, stepQuantity } from "./quantity.ts";

const limits = fc
  .record({ min: fc.integer({ min: 0, max: 20 }), range: fc.integer({ min: 0, max: 99 }), step: fc.integer({ min: 1, max: 12 }) })
  .map(({ min, range, step }) => ({ min, max: min + range, step }));

describe("quantities", () => {
  test("whatever is asked for, what is kept is a multiple between the bounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), limits, (asked, given) => {
        const kept = nearestQuantity(asked, given);
        const { lowest, highest } = quantityBounds(given);
        expect(kept % given.step).toBe(0);
        expect(kept).toBeGreaterThanOrEqual(lowest);
        expect(kept).toBeLessThanOrEqual(highest);
        expect(nearestQuantity(kept, given)).toBe(kept);
      }),
    );
  });

  test("one up and one down come back, away from the bounds", () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 100 }), (given, asked) => {
        const { lowest, highest } = quantityBounds(given);
        const from = nearestQuantity(asked, given);
        fc.pre(from > lowest && from < highest);
        expect(stepQuantity(stepQuantity(from, 1, given), -1, given)).toBe(from);
        expect(stepQuantity(from, 1, given)).toBeGreaterThan(from);
      }),
    );
  });

  test("from a quantity off the steps one press lands on the next multiple that way", () => {
    const sixes = { min: 6, max: 24, step: 6 };
    expect(stepQuantity(7, 1, sixes)).toBe(12);
    expect(stepQuantity(7, -1, sixes)).toBe(6);
  });

  test("a quantity over the limit comes back to it in one press down", () => {
    expect(stepQuantity(4, -1, { min: 1, max: 3, step: 1 })).toBe(3);
    expect(stepQuantity(9, -1, { min: 1, max: 3, step: 1 })).toBe(3);
  });

  test.each([
    ["3", 3],
    [" 12 ", 12],
    ["", null],
    ["-1", null],
    ["1.5", null],
    ["1e3", null],
    ["ten", null],
    ["1,5", null],
    ["２", 2],
    ["9999999", 9_999_999],
  ])("reads %j as %j", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.each([
    [{ min: 1, max: 5, step: 1 }, "From 1 to 5."],
    [{ min: 1, max: 9, step: 2 }, "From 2 to 8, in multiples of 2."],
    [{ min: 1, max: 1, step: 1 }, "Only 1."],
  ])("says %j as %j", (given, words) => {
    expect(limitsText(given)).toBe(words);
  });
});
