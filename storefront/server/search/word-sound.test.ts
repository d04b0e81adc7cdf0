import { expect, test } from "vitest";
import { soundOf } from "./word-sound.ts";

test.each([
  ["zefirine", "zephyrine"],
  ["okre", "ochre"],
  ["sandles", "sandals"],
  ["kashmere", "cashmere"],
  ["hinterlee", "hinterly"],
])("%s is said as %s is", (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test.each([
  ["boat", "boot"],
  ["loafer", "lover"],
  ["sandal", "candle"],
  ["yacht", "yoga"],
])("%s is not said as %s is", (typed, other) => {
  expect(soundOf(typed)).not.toBe(soundOf(other));
});

test("what is short, or no word of ours, has no sound to be known by", () => {
  for (const word of ["hi", "tee", "haul45", "靴", "a".repeat(41)]) expect(soundOf(word)).toBeUndefined();
});
