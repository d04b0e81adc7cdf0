import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderNumberProblem } from "../fields/order-number.ts";
import { isIdempotencyKey } from "./idempotency-key.ts";
import { formatOrderNumber, isOrderNumber, normaliseOrderNumber } from "./order-number.ts";

const sequence = fc.integer({ min: 0, max: 9_999_999 });

describe("order number", () => {
  test("is TT and eight digits, one for each sequence, and can be looked up as typed", () => {
    expect(formatOrderNumber(572)).toBe("TT00005724");
    fc.assert(
      fc.property(sequence, (n) => {
        const number = formatOrderNumber(n);
        expect(number).toMatch(/^TT\d{8}$/);
        expect(Number(number.slice(2, 9))).toBe(n);
        expect(isOrderNumber(number)).toBe(true);
        expect(normaliseOrderNumber(` #${number.toLowerCase()} `)).toBe(number);
        expect(orderNumberProblem(`#${number}`)).toBeNull();
      }),
    );
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
    for (const bad of ["", "TT0000572", "tt00005724", "XX00005724", "TT000057240"]) expect(isOrderNumber(bad)).toBe(false);
  });
});

test("an idempotency key is 24 to 128 printable characters without spaces", () => {
  expect(isIdempotencyKey("0b8f0c5e-3a55-4f8e-9d53-1f2a3b4c5d6e")).toBe(true);
  expect(isIdempotencyKey("x".repeat(24)) && isIdempotencyKey("~".repeat(128))).toBe(true);
  for (const bad of [
    "x".repeat(23),
    "x".repeat(129),
    `${"x".repeat(24)} `,
    `${"x".repeat(24)}\n`,
    "é".repeat(30),
    undefined,
    42,
  ]) {
    expect(isIdempotencyKey(bad)).toBe(false);
  }
});
