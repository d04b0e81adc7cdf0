import { expect, test } from "vitest";
import { sampleProduct } from "../../features/product/product.fixture.ts";
import { brandPath } from "./brand-path.ts";

test("a brand is found by its slug, not by its id", () => {
  expect(brandPath(sampleProduct())).toBe("/brands/ochre-state");
});
