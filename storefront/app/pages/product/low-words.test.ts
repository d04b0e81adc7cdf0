import { expect, test, vi } from "vitest";
import { lowWords } from "./low-words.ts";

const option = (code: string, more: { low?: boolean; soldOut?: boolean } = {}) => ({ code, low: true, ...more });

test.each([
  [["9"], "Only a few left in 9"],
  [["9", "10"], "Only a few left in 9 and 10"],
  [["9", "10", "11"], "Only a few left in 9, 10 and 11"],
])("the sizes that few are left of are told as a sentence: %s", (codes, words) => {
  expect(lowWords(codes.map((code) => option(code)))).toBe(words);
});

test("a size that there is enough of, or nothing left of, is not told", () => {
  expect(lowWords([option("9", { low: false }), option("10", { soldOut: true })])).toBeNull();
});

test("the sentence waits for no rules that the browser reads when it is first asked", () => {
  const rules = vi.spyOn(Intl, "ListFormat");
  lowWords([option("9"), option("10")]);
  expect(rules).not.toHaveBeenCalled();
  rules.mockRestore();
});
