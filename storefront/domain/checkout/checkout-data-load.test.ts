import { expect, test } from "vitest";
import { checkoutDataResult } from "./checkout-data-load.ts";

const open = { settled: false, failed: false };
const answered = { settled: true, failed: false };
const failed = { settled: true, failed: true };

test("nothing is asked about an empty cart, whatever was answered before", () => {
  for (const answer of [open, answered, failed]) expect(checkoutDataResult("empty", answer)).toBe("CART_EMPTY");
});

test("CHK-23 is an error when the cart or the answer failed", () => {
  expect(checkoutDataResult("error", answered)).toBe("ERROR");
  expect(checkoutDataResult("ready", failed)).toBe("ERROR");
});

test("is a success once the cart is there and the answer to it, and open until then", () => {
  expect(checkoutDataResult("ready", answered)).toBe("SUCCESS");
  expect(checkoutDataResult("ready", open)).toBeNull();
  expect(checkoutDataResult("loading", answered)).toBeNull();
});
