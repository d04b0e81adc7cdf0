import fc from "fast-check";
import { expect, test } from "vitest";
import { readPrice } from "./read-price.ts";

test("a price is dollars, or dollars and two digits of cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(readPrice((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
  expect(readPrice(" 89 ")).toBe(8_900);
  // What a spreadsheet makes of 89.50 and 89.00.
  expect(readPrice("89.5")).toBe(8_950);
  expect(readPrice("89.0")).toBe(8_900);
});

test.each(["1.299,00", "1,299.00", "1.299", "89.", ".5", "$89", "-5", "", "1e3", "٣", "89.00 NZD", "9".repeat(60)])(
  "%s is refused instead of guessed at",
  (text) => {
    expect(() => readPrice(text)).toThrow(
      expect.objectContaining({
        name: "UnclearPrice",
        message: `"${text.slice(0, 40)}" is not a price. Write dollars and cents, as in 1299.00 or 89.`,
      }),
    );
  },
);
