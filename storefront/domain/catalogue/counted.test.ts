import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is one, and none are several", () => {
  expect([0, 1, 2].map((count) => counted(count, "product"))).toEqual(["0 products", "1 product", "2 products"]);
});
