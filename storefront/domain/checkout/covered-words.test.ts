import { expect, test } from "vitest";
import { coveredWords } from "./covered-words.ts";

test("nothing is left to pay with since gift cards or points pay, or since nothing is owed, and what pays nothing is not thanked", () => {
  const idle = { GIFT0000000050: { amount: 0 } };
  const gift = { GIFT0000001000: { amount: 100 } };
  const points = { loyalty: { amount: 500 } };
  expect(coveredWords(idle)).toBe("Your order costs nothing, so there's nothing to pay.");
  expect(coveredWords({ ...idle, ...gift })).toMatch(/^Your gift card covers all of it/);
  expect(coveredWords({ GIFT0000000020: { amount: 1 }, ...gift })).toMatch(/^Your gift cards cover all of it/);
  expect(coveredWords({ ...idle, ...points })).toMatch(/^Your points cover all of it/);
  expect(coveredWords({ ...points, ...gift })).toMatch(/^Points and gift cards cover all of it/);
});
