import { expect, test } from "vitest";
import { productLinkResult } from "./product-link-result.ts";

test("a link is the product's page where nothing has moved", () => {
  expect(productLinkResult("104201", null)).toEqual({ status: "SUCCESS", productId: "104201" });
});

test.each([
  ["/products/osker/court-low", false],
  ["/sale?from=https://elsewhere.example", false],
  ["https://elsewhere.example/shoe", true],
  ["HTTPS://elsewhere.example/shoe", true],
  ["//elsewhere.example/shoe", true],
  ["mailto:help@example.co.nz", true],
])("one that has moved to %s leads out of the shop: %s", (target, external) => {
  expect(productLinkResult("104201", target)).toEqual({ status: "REDIRECT", target, external });
});
