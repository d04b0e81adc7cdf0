import { expect, test } from "vitest";
import { labelWithinSentence } from "./label-within-sentence.ts";

test("within a sentence a name keeps its capital, and the shop's own words lose theirs", () => {
  expect(labelWithinSentence("Gift card ending 20")).toBe("gift card ending 20");
  expect(labelWithinSentence("What you paid with")).toBe("what you paid with");
  for (const name of ["Visa ending 1111", "Apple Pay Visa ending 1111", "Qantas Points", "Afterpay"]) {
    expect(labelWithinSentence(name)).toBe(name);
  }
});
