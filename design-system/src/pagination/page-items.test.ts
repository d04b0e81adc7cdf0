import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageItems } from "./page-items.ts";

describe("pageItems", () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [1, 7, [1, 2, 3, "gap-after", 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, "gap-before", 4, 5, 6, "gap-after", 9]],
    [9, 9, [1, "gap-before", 7, 8, 9]],
  ])("page %i of %i", (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items);
  });

  test("first, last and current are always there, in order, and no gap hides fewer than two pages", () => {
    const pages = fc
      .integer({ min: 1, max: 400 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([page, count]) => {
        const items = pageItems(page, count);
        const numbers = items.filter((item) => typeof item === "number");
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, count, page]));
        expect(new Set(items).size).toBe(items.length);
        for (const [index, item] of items.entries()) {
          if (typeof item === "number") continue;
          expect((items[index + 1] as number) - (items[index - 1] as number)).toBeGreaterThan(2);
        }
        expect(items.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
