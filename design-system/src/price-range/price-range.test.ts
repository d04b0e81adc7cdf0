import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveByKey, moveEnd, type PriceLimits, readAmount, sayAmount, thumbs, trackOf, writeAmount } from "./price-range.ts";

const bounds = { min: 2000, max: 40000 };
const steps = { step: 500, page: 5000 };
const end = fc.constantFrom("low" as const, "high" as const);
const limits: fc.Arbitrary<PriceLimits> = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 50000 })), fc.option(fc.integer({ min: 0, max: 50000 })))
  .map(([low, high]) => ({ low, high }));

describe("price range", () => {
  test("the thumbs are always in order and on the track", () => {
    fc.assert(
      fc.property(limits, end, fc.integer({ min: -10000, max: 90000 }), (given, moved, to) => {
        const { low, high } = thumbs(moveEnd(given, moved, to, bounds), bounds);
        expect(low).toBeGreaterThanOrEqual(bounds.min);
        expect(high).toBeLessThanOrEqual(bounds.max);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  test("a key moves an end its own way or not at all, whatever the range was", () => {
    const ways = { up: 1, pageUp: 1, last: 1, down: -1, pageDown: -1, first: -1 } as const;
    const move = fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[]));
    fc.assert(
      fc.property(limits, end, move, (given, moved, key) => {
        const from = thumbs(given, bounds)[moved];
        const to = thumbs(moveByKey(given, moved, key, bounds, steps), bounds)[moved];
        expect((to - from) * ways[key]).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("one end stops at the other", () => {
    expect(moveEnd({ low: null, high: 10000 }, "low", 18000, bounds)).toEqual({ low: 10000, high: 10000 });
    expect(moveEnd({ low: 10000, high: null }, "high", 6000, bounds)).toEqual({ low: 10000, high: 10000 });
    expect(moveByKey({ low: null, high: 10000 }, "low", "last", bounds, steps)).toEqual({ low: 10000, high: 10000 });
    expect(moveByKey({ low: 10000, high: null }, "high", "first", bounds, steps)).toEqual({ low: 10000, high: 10000 });
  });

  test("an end at the end of the track is no limit", () => {
    expect(moveEnd({ low: 6000, high: 26000 }, "low", 0, bounds)).toEqual({ low: null, high: 26000 });
    expect(moveEnd({ low: 6000, high: 26000 }, "high", 999900, bounds)).toEqual({ low: 6000, high: null });
    expect(moveEnd({ low: 6000, high: 26000 }, "high", null, bounds)).toEqual({ low: 6000, high: null });
  });

  test("from a price off the steps one key goes to the next round price", () => {
    const odd = { low: 6195, high: 26195 };
    expect(moveByKey(odd, "low", "up", bounds, steps).low).toBe(6500);
    expect(moveByKey(odd, "low", "down", bounds, steps).low).toBe(6000);
    expect(moveByKey(odd, "high", "pageDown", bounds, steps).high).toBe(21500);
  });

  test("the track holds the cheapest and the dearest on whole steps", () => {
    expect(trackOf({ min: 1995, max: 39990 }, 500)).toEqual({ min: 1500, max: 40000 });
    expect(trackOf({ min: 2000, max: 40000 }, 500)).toEqual(bounds);
  });

  test("limits from the address that are out of order or off the track do not break the track", () => {
    expect(thumbs({ low: 90000, high: 500 }, bounds)).toEqual({ low: 40000, high: 40000 });
  });

  test.each([
    ["60", 1, 6000],
    ["$1,200", 1, 120000],
    ["60.95", 1, 6095],
    ["60.9", 1, 6090],
    ["60.95", 100, 6000],
    [".50", 1, 50],
    ["", 1, null],
    [".", 1, null],
    ["abc", 1, null],
    ["-5", 1, 500],
  ])("reads %j to %i as %j", (text, precision, cents) => {
    expect(readAmount(text, precision)).toBe(cents);
  });

  test("a highest price with cents leaves out nothing that costs as much", () => {
    expect(readAmount("99.95", 100, "high")).toBe(10_000);
    expect(readAmount("99", 100, "high")).toBe(9900);
  });

  test("what is written reads back", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => readAmount(writeAmount(cents)) === cents));
  });

  test("amounts are said with their sign, and cents only where there are any", () => {
    expect(sayAmount(120000, "$")).toBe("$1,200");
    expect(sayAmount(6095, "A$")).toBe("A$60.95");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const digits = cents % 100 === 0 ? 0 : 2;
        const { format } = new Intl.NumberFormat("en-NZ", { minimumFractionDigits: digits });
        expect(sayAmount(cents, "$")).toBe(`$${format(cents / 100)}`);
      }),
    );
  });
});
