import { expect, test } from "vitest";
import { letters } from "./letters.ts";

test("counts in letters without leaving any out or giving one twice", () => {
  const counted = Array.from({ length: 14 }, (_, index) => letters(index, "ab"));
  expect(counted.slice(0, 7)).toEqual(["a", "b", "aa", "ab", "ba", "bb", "aaa"]);
  expect(new Set(counted).size).toBe(14);
});
