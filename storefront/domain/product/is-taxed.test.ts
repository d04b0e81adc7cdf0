import { expect, test } from "vitest";
import { isTaxed } from "./is-taxed.ts";

test("a price has tax in it, but for a gift card's", () => {
  expect((["basic", "digital", "giftCard"] as const).map((functionalType) => isTaxed({ functionalType }))).toEqual([
    true,
    true,
    false,
  ]);
});
