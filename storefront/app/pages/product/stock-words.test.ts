import { expect, test, vi } from "vitest";
import { plainProduct } from "#domain/product/product.fixture.ts";
import type { SiblingProduct } from "#domain/product/product.ts";
import { lowWords, soldOutWords } from "./stock-words.ts";

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

test("what comes in one size is not said to be gone in every size", () => {
  const one = plainProduct({ variants: [{ id: "104201-OS", code: "OS", qty: 0 }] });
  expect(soldOutWords(one)).toEqual({ title: "All gone.", text: "Try something like it below." });
  expect(soldOutWords(plainProduct()).title).toBe("All gone, in every size.");
});

test("another colour is spoken of where one of them can be had", () => {
  const colour = (id: string, soldOut: boolean): SiblingProduct => ({
    ...{ id, soldOut, state: "current", path: `/products/osker/court-low-${id}`, colourName: id, swatch: "#ffffff" },
  });
  const said = (...colours: ReturnType<typeof colour>[]) => soldOutWords(plainProduct({ siblingProducts: colours })).text;
  expect(said(colour("ink", true), colour("sky", false))).toBe("Try another colour, or something like it below.");
  expect(said(colour("ink", true), colour("sky", true))).toBe("Try something like it below.");
});
