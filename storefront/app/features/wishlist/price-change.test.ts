import { expect, test } from "vitest";
import { priceChange } from "./price-change.ts";

test("a price that has changed since something was saved is told", () => {
  expect(priceChange(18000, 14700, "nz")).toEqual({ words: "Down $33.00 since you saved it", cheaper: true });
  expect(priceChange(14700, 18000, "au")).toEqual({ words: "Up $33.00 since you saved it", cheaper: false });
});

test("nothing is told of a price that is the same, or of which nobody knows what it was", () => {
  expect(priceChange(18000, 18000, "nz")).toBeNull();
  expect(priceChange(undefined, 18000, "nz")).toBeNull();
});
