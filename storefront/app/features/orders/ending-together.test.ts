import { expect, test } from "vitest";
import { endingTogether } from "./ending-together.ts";

test("a card's or gift card's last characters stay with the word before them, and everything else is as it was", () => {
  expect(endingTogether("Apple Pay Visa ending 1111")).toBe("Apple Pay Visa ending\u00a01111");
  expect(endingTogether("Gift card ending 81")).toBe("Gift card ending\u00a081");
  for (const label of ["Afterpay", "PayPal m…@example.co.nz", "What you paid with"]) expect(endingTogether(label)).toBe(label);
});
