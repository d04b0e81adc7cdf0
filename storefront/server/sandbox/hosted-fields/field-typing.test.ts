import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caretAfter, checkCode, checkExpiry, checkNumber, digitsOf, formatExpiry, formatNumber } from "./field-typing.ts";

describe("card numbers", () => {
  test("are half right until their brand's length is reached, and wrong with a wrong check digit", () => {
    expect(checkNumber("3782 82")).toEqual({ isValid: false, isPotentiallyValid: true });
    expect(checkNumber("3782 822463 10005")).toEqual({ isValid: true, isPotentiallyValid: true });
    expect(checkNumber("3782 822463 10006")).toEqual({ isValid: false, isPotentiallyValid: false });
  });

  test("are written in groups, cut at their brand's length, and keep every digit before that", () => {
    expect(formatNumber("4111-1111 11x")).toBe("4111 1111 11");
    expect(formatNumber("3782822463100059")).toBe("3782 822463 10005");
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 -]{0,24}$/), (typed) => {
        const once = formatNumber(typed);
        expect(formatNumber(once)).toBe(once);
        expect(digitsOf(typed).startsWith(digitsOf(once))).toBe(true);
      }),
    );
  });

  test("keep the caret after the same digit", () => {
    expect(caretAfter("4111 1111", 4)).toBe(4);
    expect(caretAfter("4111 1111", 5)).toBe(6);
    expect(caretAfter("4111", 9)).toBe(4);
  });
});

describe("expiry", () => {
  const now = Date.UTC(2026, 10, 20);

  test.each([
    ["1", "1"],
    ["5", "05"],
    ["12", "12"],
    ["123", "12 / 3"],
    ["1/27", "01 / 27"],
    ["0127", "01 / 27"],
    ["01/2027", "01 / 27"],
    ["12 / 2028", "12 / 28"],
  ])("writes %j as %j", (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  test("is good to the end of its month and no longer", () => {
    expect(checkExpiry("11 / 26", now)).toEqual({ isValid: true, isPotentiallyValid: true });
    expect(checkExpiry("10 / 26", now)).toEqual({ isValid: false, isPotentiallyValid: false });
  });

  test("knows early that a month does not exist", () => {
    expect(checkExpiry("13", now)).toEqual({ isValid: false, isPotentiallyValid: false });
    expect(checkExpiry("00", now).isPotentiallyValid).toBe(false);
    expect(checkExpiry("1", now)).toEqual({ isValid: false, isPotentiallyValid: true });
    expect(checkExpiry("12 / 2", now)).toEqual({ isValid: false, isPotentiallyValid: true });
  });
});

test("the code has the length that its brand gives it", () => {
  expect(checkCode("123", null)).toEqual({ isValid: true, isPotentiallyValid: true });
  expect(checkCode("123", "amex")).toEqual({ isValid: false, isPotentiallyValid: true });
  expect(checkCode("1234", "amex").isValid).toBe(true);
  expect(checkCode("1234", "visa")).toEqual({ isValid: false, isPotentiallyValid: false });
});
