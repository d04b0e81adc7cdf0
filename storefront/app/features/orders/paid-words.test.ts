import { expect, test } from "vitest";
import { paidWords } from "./paid-words.ts";

test("what was never charged, or cost nothing, is not called paid", () => {
  expect(paidWords({ type: "none", label: "Not charged" })).toBe("Not charged");
  expect(paidWords({ type: "none", label: "Nothing to pay" })).toBe("Nothing to pay");
  expect(paidWords({ type: "afterpay", label: "Afterpay" })).toBe("Paid, Afterpay");
});
