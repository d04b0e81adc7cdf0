import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveEnd, type PriceLimits, readDollars, thumbs } from "./price-range.ts";

const bounds = { min: 20, max: 400 };
const limits: fc.Arbitrary<PriceLimits> = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 500 })), fc.option(fc.integer({ min: 0, max: 500 })))
  .map(([low, high]) => ({ low, high }));

describe("price range", () => {
  test("the thumbs are always in order and on the track", () => {
    fc.assert(
      fc.property(
        limits,
        fc.constantFrom("low" as const, "high" as const),
        fc.integer({ min: -100, max: 900 }),
        (given, end, to) => {
          const { low, high } = thumbs(moveEnd(given, end, to, bounds), bounds);
          expect(low).toBeGreaterThanOrEqual(bounds.min);
          expect(high).toBeLessThanOrEqual(bounds.max);
          expect(low).toBeLessThanOrEqual(high);
        },
      ),
    );
  });

  test("one end stops at the other", () => {
    expect(moveEnd({ low: null, high: 100 }, "low", 180, bounds)).toEqual({ low: 100, high: 100 });
    expect(moveEnd({ low: 100, high: null }, "high", 60, bounds)).toEqual({ low: 100, high: 100 });
  });

  test("an end at the end of the track is no limit", () => {
    expect(moveEnd({ low: 60, high: 260 }, "low", 0, bounds)).toEqual({ low: null, high: 260 });
    expect(moveEnd({ low: 60, high: 260 }, "high", 9999, bounds)).toEqual({ low: 60, high: null });
    expect(moveEnd({ low: 60, high: 260 }, "high", null, bounds)).toEqual({ low: 60, high: null });
  });

  test("values are whole dollars", () => {
    expect(moveEnd({ low: null, high: null }, "low", 60.6, bounds).low).toBe(61);
  });

  test("limits from the address that are out of order or off the track do not break the track", () => {
    expect(thumbs({ low: 900, high: 5 }, bounds)).toEqual({ low: 400, high: 400 });
  });

  test.each([
    ["60", 60],
    ["$1,200", 1200],
    ["60.95", 60],
    ["", null],
    ["abc", null],
    ["-5", 5],
  ])("reads %j as %j", (text, dollars) => {
    expect(readDollars(text)).toBe(dollars);
  });
});
