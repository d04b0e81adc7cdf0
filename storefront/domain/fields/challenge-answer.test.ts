import fc from "fast-check";
import { expect, test } from "vitest";
import { challengeAnswerProblem, isRightAnswer } from "./challenge-answer.ts";

test("FORM-31 an answer is required", () => {
  for (const blank of ["", "  ", "\u00a0"]) expect(challengeAnswerProblem(blank)).toEqual({ code: "empty" });
});

test("FORM-32 an answer has 100 characters at most, not counting blanks around it", () => {
  expect(challengeAnswerProblem(` ${"a".repeat(100)} `)).toBeNull();
  expect(challengeAnswerProblem("a".repeat(101))).toEqual({ code: "tooLong", n: 100 });
});

const words = fc.array(fc.stringMatching(/^[a-z0-9āēīōū]{1,12}$/), { minLength: 1, maxLength: 5 });

test("an answer is right however it is spaced and whatever its case, and no other is", () => {
  fc.assert(
    fc.property(words, words, (right, other) => {
      expect(isRightAnswer([right.join(" ")], ` ${right.join("  ").toUpperCase()} `)).toBe(true);
      expect(isRightAnswer([right.join(" ")], other.join(" "))).toBe(right.join(" ") === other.join(" "));
      expect(isRightAnswer([], other.join(" "))).toBe(false);
    }),
  );
});
