import { expect, test } from "vitest";
import { variantLabel } from "./shown-product.ts";

test("a gift card's line of an order says how it comes, as its line of the cart does, and no size", () => {
  const label = (functionalType: "basic" | "giftCard" | "digital") =>
    variantLabel({ sizeChart: null, functionalType }, "OS", () => null);
  expect(label("basic")).toBe("One size");
  expect(label("giftCard")).toBe("By email");
  expect(label("digital")).toBe("By email");
});
