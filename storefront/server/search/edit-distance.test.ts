import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistances } from "./edit-distance.ts";

/** The definition, by recursion: slow and plain. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const options = [
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...options);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });

test("distances to the whole term and to its nearest beginning are those of the definition", () => {
  fc.assert(
    fc.property(word, word, (typed, term) => {
      const measured = editDistances(typed, term);
      const beginnings = Array.from({ length: term.length + 1 }, (_, length) => distance(typed, term.slice(0, length)));
      expect(measured.whole).toBe(distance(typed, term));
      expect(measured.beginning).toBe(Math.min(...beginnings));
      expect(beginnings[measured.beginningLength]).toBe(measured.beginning);
    }),
  );
});

test.each([
  ["snaekers", "sneakers", 1],
  ["hodie", "hoodie", 1],
  ["blakc", "black", 1],
  ["kiten", "kitten", 1],
])("%s is %i away from %s", (typed, term, edits) => {
  expect(editDistances(typed, term).whole).toBe(edits);
});
