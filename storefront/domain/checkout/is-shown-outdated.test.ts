import fc from "fast-check";
import { expect, test } from "vitest";
import { isShownOutdated } from "./is-shown-outdated.ts";

const line = { productId: "104201", variantId: "104201-9", qty: 2, unitPrice: 18_000, available: 5 };
const shown = (qty: number, price = 18_000) => ({ "104201": { price, variants: [{ id: "104201-9", code: "9", qty }] } });

test("another price, or fewer pieces left than a line asks for, makes what is shown outdated", () => {
  expect(isShownOutdated([line], shown(5))).toBe(false);
  expect(isShownOutdated([line], shown(5, 15_000))).toBe(true);
  expect(isShownOutdated([{ ...line, available: 1 }], shown(5))).toBe(true);
  expect(isShownOutdated([{ ...line, available: 0 }], shown(2))).toBe(true);
});

test("what is shown as short already, or not shown at all, is not asked for again", () => {
  expect(isShownOutdated([{ ...line, available: 1 }], shown(1))).toBe(false);
  expect(isShownOutdated([{ ...line, available: 0 }], { "104201": null })).toBe(false);
  expect(isShownOutdated([{ ...line, available: 0 }], {})).toBe(false);
});

test("products with the very stock and prices of the answer are never outdated", () => {
  const pieces = fc.nat({ max: 99 });
  fc.assert(
    fc.property(pieces, pieces, (qty, available) => {
      expect(isShownOutdated([{ ...line, qty, available }], shown(available))).toBe(false);
    }),
  );
});
