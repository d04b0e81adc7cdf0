import { describe, expect, test } from "vitest";
import type { CartItem } from "#domain/cart/cart-item.ts";
import type { SizeChart } from "#domain/product/product.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { sizeOptions } from "./size-options.ts";

const dense: SizeChart = {
  id: "footwear",
  type: "dense",
  name: "Unisex footwear",
  defaultSizeSystem: "usMen",
  rows: [
    { erpVariantLabel: "8", usMen: "8", eu: "41" },
    { erpVariantLabel: "9", usMen: "9", eu: "42.5" },
  ],
};

describe("a product's sizes as buttons", () => {
  test("TILE-27 a size with none left is sold out, unless the product never runs out", () => {
    const soldOut = (different: Parameters<typeof sampleProduct>[0]) =>
      sizeOptions(sampleProduct(different), null, []).options.map((option) => option.soldOut);
    expect(soldOut({})).toEqual([false, false, true]);
    expect(soldOut({ functionalType: "digital" })).toEqual([false, false, false]);
    expect(soldOut({ cartQtyVariantMin: 5, cartQtyVariantMultipleOf: 5 })).toEqual([false, true, true]);
  });

  test("a size with few left is marked, one with none is not", () => {
    expect(sizeOptions(sampleProduct(), null, []).options.map((option) => option.low)).toEqual([false, true, false]);
  });

  test("says sizes in the chart's own system or the one asked for; without a value there, by code", () => {
    const own = sizeOptions(sampleProduct(), dense, []);
    expect(own.system).toBe("US Men");
    expect(own.options.map((option) => option.code)).toEqual(["8", "9", "10"]);
    const european = sizeOptions(sampleProduct(), dense, [], "eu");
    expect(european.system).toBe("EU");
    expect(european.options.map((option) => option.code)).toEqual(["41", "42.5", "10"]);
  });

  test("marks what is in the cart", () => {
    const items = [{ variantId: "104201-9" }] as CartItem[];
    expect(sizeOptions(sampleProduct(), null, items).options.map((option) => option.inCart)).toEqual([false, true, false]);
  });
});
