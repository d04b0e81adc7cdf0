import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countries } from "../country/country.ts";
import { allocate, splitDiscount } from "./allocate.ts";
import { formatMoney } from "./format-money.ts";
import { roundHalfUp } from "./round-half-up.ts";
import { taxIncluded } from "./tax.ts";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("rounding", () => {
  test("PAY-10 rounds half-up to the whole cent", () => {
    expect([roundHalfUp(1, 2), roundHalfUp(49, 100), roundHalfUp(149, 100), roundHalfUp(150, 100)]).toEqual([1, 0, 1, 2]);
  });

  test("PAY-10 agrees with exact integer arithmetic", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 20_000 }), (n, d) => {
        expect(BigInt(roundHalfUp(n, d))).toBe((2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d)));
      }),
    );
  });

  test("refuses what is not whole or not positive", () => {
    for (const [n, d] of [
      [0.5, 1],
      [-1, 2],
      [1, 0],
      [Number.NaN, 1],
      [Number.MAX_SAFE_INTEGER, 2],
    ] as const) {
      expect(() => roundHalfUp(n, d)).toThrow(RangeError);
    }
  });
});

describe("tax", () => {
  test("CONF-11 GST in New Zealand is 0.15, inside the price", () => {
    expect(countries.nz.taxRate).toBe(0.15);
    expect(taxIncluded(38_700, countries.nz.taxRate)).toBe(5048);
    expect(taxIncluded(11_500, countries.nz.taxRate)).toBe(1500);
  });

  test("CONF-03 GST in Australia is 0.10, inside the price", () => {
    expect(countries.au.taxRate).toBe(0.1);
    expect(taxIncluded(11_000, countries.au.taxRate)).toBe(1000);
  });

  test("is 3/23 and 1/11 to within half a cent", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(Math.abs(23 * taxIncluded(amount, 0.15) - 3 * amount)).toBeLessThanOrEqual(11.5);
        expect(Math.abs(11 * taxIncluded(amount, 0.1) - amount)).toBeLessThanOrEqual(5.5);
      }),
    );
  });

  test("refuses a negative amount", () => {
    expect(() => taxIncluded(-1, 0.15)).toThrow(RangeError);
  });
});

describe("format", () => {
  test("writes prices with $, totals with the country's symbol", () => {
    expect(formatMoney(18_000, "nz")).toBe("$180.00");
    expect(formatMoney(38_700, "nz", { withCode: true })).toBe("NZ$387.00");
    expect(formatMoney(38_700, "au", { withCode: true })).toBe("A$387.00");
    expect(formatMoney(132_100, "au")).toBe("$1,321.00");
    expect(formatMoney(-11_600, "nz")).toBe("\u2212$116.00");
    expect(formatMoney(0, "nz")).toBe("$0.00");
  });

  test("writes every amount as its country does, to the cent", () => {
    fc.assert(
      fc.property(cents, fc.constantFrom("nz", "au"), (amount, country) => {
        const { format } = new Intl.NumberFormat(countries[country].locale, { minimumFractionDigits: 2 });
        expect(formatMoney(amount, country)).toBe(`$${format(amount / 100)}`);
      }),
    );
  });
});

describe("allocation", () => {
  test("gives odd cents to the largest remainders, earlier first", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(3, [5, 2])).toEqual([2, 1]);
    expect(allocate(5, [0, 3, 2])).toEqual([0, 3, 2]);
    expect(allocate(0, [])).toEqual([]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });

  test("adds up exactly, is fair to a cent, and leaves zero weights alone", () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        fc.pre(sum(weights) > 0);
        const shares = allocate(amount, weights);
        expect(sum(shares)).toBe(amount);
        const total = BigInt(sum(weights));
        shares.forEach((share, index) => {
          const exact = BigInt(amount) * BigInt(weights[index]!);
          const error = BigInt(share) * total - exact;
          expect(error < total && error > -total).toBe(true);
          if (weights[index] === 0) expect(share).toBe(0);
        });
      }),
    );
  });

  test("never takes more from a line than it costs", () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 30 }), (discount, lines) => {
        const shares = splitDiscount(discount, lines);
        expect(sum(shares)).toBe(Math.min(discount, sum(lines)));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[index]!);
        });
      }),
    );
  });

  test("refuses an amount that has nowhere to go, and fractions", () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1.5, [1])).toThrow(RangeError);
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
  });
});
