import fc from "fast-check";
import { expect, test } from "vitest";
import { fewLeft, mostOf, stockLevel, stockLevels } from "./stock-level.ts";

test("there is none of nothing, a few below four, and enough from there on", () => {
  expect([0, 1, 3, 4, 60].map(stockLevel)).toEqual(["none", "low", "low", "inStock", "inStock"]);
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((qty) => stockLevels.indexOf(stockLevel(qty)));
      expect(less).toBeGreaterThanOrEqual(more ?? 0);
      expect(stockLevel(a) === "inStock").toBe(a >= fewLeft);
    }),
  );
});

test("several sizes together are as many as the most of them", () => {
  expect([mostOf([]), mostOf(["none", "low"]), mostOf(["low", "inStock", "none"])]).toEqual(["none", "low", "inStock"]);
});
