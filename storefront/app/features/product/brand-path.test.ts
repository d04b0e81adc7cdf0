import { expect, test } from "vitest";
import { brandPath } from "./brand-path.ts";
import { sampleProduct } from "./product.fixture.ts";

test("a brand is found by its slug, not by its id", () => {
  expect(brandPath(sampleProduct())).toBe("/brands/ochre-state");
});
