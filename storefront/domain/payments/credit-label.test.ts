import { expect, test } from "vitest";
import { creditLabel } from "./credit-label.ts";

test("a gift card is known by the last two characters of its code alone, and points by their programme", () => {
  expect(creditLabel({ type: "voucher", code: "TT-4821-0081" })).toBe("Gift card ending 81");
  expect(creditLabel({ type: "points" })).toBe("Qantas Points");
});
