import fc from "fast-check";
import { expect, test } from "vitest";
import { type FitAnswer, fitAnswers, fitNote } from "./fit-note.ts";

const times = (count: number, answer: FitAnswer) => Array.from({ length: count }, () => answer);

test("a fit is noted when more than half of five buyers at least say so", () => {
  expect(fitNote([...times(4, "true"), "small", "large"])).toEqual({ fit: "true", agreeing: 4, answers: 6 });
  expect(fitNote(times(5, "small"))).toEqual({ fit: "small", agreeing: 5, answers: 5 });
  expect(fitNote(times(4, "true"))).toBeNull();
  expect(fitNote([...times(3, "true"), ...times(3, "large")])).toBeNull();
});

test("it says nothing that most do not say, in whatever order they say it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fitAnswers), { maxLength: 40 }), (answers) => {
      const note = fitNote(answers);
      expect(fitNote(answers.toReversed())).toEqual(note);
      if (note === null) return;
      expect(note.answers).toBe(answers.length);
      expect(note.agreeing).toBe(answers.filter((answer) => answer === note.fit).length);
      expect(note.agreeing * 2).toBeGreaterThan(note.answers);
    }),
  );
});
