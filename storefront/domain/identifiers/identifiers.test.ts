import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderNumberProblem } from "../fields/order-number.ts";
import { formatOrderNumber, normaliseOrderNumber } from "./order-number.ts";

const isOrderNumber = (number: string) => formatOrderNumber(Number(number.slice(2, 9))) === number;
const sequence = fc.integer({ min: 0, max: 9_999_999 });

describe("order number", () => {
  test("is TT and eight digits, one for each sequence, and can be looked up as typed", () => {
    expect(formatOrderNumber(572)).toBe("TT00005724");
    fc.assert(
      fc.property(sequence, (n) => {
        const number = formatOrderNumber(n);
        expect(number).toMatch(/^TT\d{8}$/);
        expect(Number(number.slice(2, 9))).toBe(n);
        expect(normaliseOrderNumber(` #${number.toLowerCase()} `)).toBe(number);
        expect(orderNumberProblem(`#${number}`)).toBeNull();
      }),
    );
  });

  test("is found however it stands on the page and in the mail, and by its digits alone", () => {
    for (const typed of ["Order #TT00005724", "order TT 0000 5724", "ORDER#tt00005724", "#00005724", "0000 5724"]) {
      expect(orderNumberProblem(typed)).toBeNull();
      expect(normaliseOrderNumber(typed)).toBe("TT00005724");
    }
    for (const other of ["Order", "TT0000572", "TT000057241", "AB00005724"])
      expect(normaliseOrderNumber(other)).not.toMatch(/^TT\d{8}$/);
  });

  test("notices any one wrong digit and any swap of neighbours", () => {
    fc.assert(
      fc.property(sequence, fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 9 }), (n, at, step) => {
        const number = formatOrderNumber(n);
        const wrong = number.slice(0, at) + ((Number(number[at]) + step) % 10) + number.slice(at + 1);
        expect(isOrderNumber(wrong)).toBe(false);
        if (at === 9 || number[at] === number[at + 1]) return;
        expect(isOrderNumber(number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2))).toBe(false);
      }),
    );
  });

  test("is not given outside its range", () => {
    for (const bad of [-1, 10_000_000, 1.5, Number.NaN]) expect(() => formatOrderNumber(bad)).toThrow(RangeError);
  });
});
