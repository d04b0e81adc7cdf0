import fc from "fast-check";
import { expect, test } from "vitest";
import { placeholderColours, placeholderSize } from "./placeholder.ts";

test("two hex colours, with or without a hash, make a placeholder", () => {
  const colours = { backdrop: "#ece7de", subject: "#C4240F" };
  expect(placeholderColours("ece7de-C4240F")).toEqual(colours);
  expect(placeholderColours("#ece7de-#C4240F")).toEqual(colours);
});

test("nothing that is not two colours reaches the page's CSS", () => {
  const plain = /^#[\da-f]{6}$/i;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[#\da-f-]{0,20}$/)), (text) => {
      const colours = placeholderColours(text);
      if (colours) expect([colours.backdrop, colours.subject].every((colour) => plain.test(colour))).toBe(true);
    }),
  );
  expect(placeholderColours(undefined)).toBeUndefined();
  expect(placeholderColours("ece7de")).toBeUndefined();
  expect(placeholderColours("ece7de-red;background:url(x)")).toBeUndefined();
});

test("IMG-13 a blurred stand-in has the picture's shape with 16 px on its shorter side", () => {
  expect(placeholderSize(800, 1200)).toEqual({ width: 16, height: 24 });
  expect(placeholderSize(1600, 800)).toEqual({ width: 32, height: 16 });
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 5000 }), fc.integer({ min: 16, max: 5000 }), (width, height) => {
      const size = placeholderSize(width, height);
      expect(Math.min(size.width, size.height)).toBe(16);
      expect(Math.abs(size.width * height - size.height * width)).toBeLessThanOrEqual(Math.max(width, height));
    }),
  );
});
