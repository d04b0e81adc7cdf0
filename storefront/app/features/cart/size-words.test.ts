import { describe, expect, test } from "vitest";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { sizeWords } from "./size-words.ts";

const item: CartItem = { id: "a", productId: "104201", variantId: "104201-9", qty: 1, createdAt: 0 };
const product = { variants: [{ id: "104201-9", code: "9" }] };

describe("a line's size in words", () => {
  test("CART-04 is the size as the shopper chose it, with its system", () => {
    expect(sizeWords({ ...item, sizeSystem: "usMen", translatedVariantLabel: "9.5" }, product)).toBe("US Men 9.5");
  });

  test("SIZE-06 SIZE-07 centimetres stand after the number, every other system before it", () => {
    expect(sizeWords({ ...item, sizeSystem: "cm", translatedVariantLabel: "27" }, product)).toBe("27 cm");
    expect(sizeWords({ ...item, sizeSystem: "eu", translatedVariantLabel: "42.5" }, product)).toBe("EU 42.5");
  });

  test("without a choice it is the variant's own code", () => {
    expect(sizeWords(item, product)).toBe("Size 9");
  });

  test("one size says so, whatever the system", () => {
    expect(sizeWords({ ...item, translatedVariantLabel: "OS", sizeSystem: "eu" }, product)).toBe("One size");
  });

  test("what is digital has no size, and says how it comes", () => {
    const plan = { variants: [{ id: "104201-9", code: "OS" }], functionalType: "digital" as const };
    expect(sizeWords({ ...item, translatedVariantLabel: "OS" }, plan)).toBe("By email");
  });

  test("a product that is gone leaves no size behind", () => {
    expect(sizeWords(item, null)).toBe("");
  });
});
