import { expect, test } from "vitest";
import { endingTogether, paidWords } from "./paid-words.ts";

test("what was never charged, or cost nothing, is not called paid", () => {
  expect(paidWords({ type: "none", label: "Not charged" })).toBe("Not charged");
  expect(paidWords({ type: "none", label: "Nothing to pay" })).toBe("Nothing to pay");
  expect(paidWords({ type: "afterpay", label: "Afterpay" })).toBe("Paid, Afterpay");
});

test("a card's or gift card's last characters stay with the word before them, and everything else is as it was", () => {
  expect(endingTogether("Apple Pay Visa ending 1111")).toBe("Apple Pay Visa ending\u00a01111");
  expect(endingTogether("Gift card ending 81")).toBe("Gift card ending\u00a081");
  for (const label of ["Afterpay", "PayPal m…@example.co.nz", "What you paid with"]) expect(endingTogether(label)).toBe(label);
});
