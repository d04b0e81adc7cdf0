import fc from "fast-check";
import { expect, test } from "vitest";
import { namesIn } from "./dynamic-filters.ts";

const names = ["Red", "Blue", "Osker", "Farrow Mile", "Pip & Dot", "Rātā"];

test.each([
  ["red osker boots", ["Red", "Osker"]],
  ["OSKER", ["Osker"]],
  ["farrow mile runners", ["Farrow Mile"]],
  ["mile farrow", []],
  ["pip dot", ["Pip & Dot"]],
  ["rata", ["Rātā"]],
  ["redwood oskers", []],
  ["", []],
])("LIST-13 what a search for “%s” speaks of", (text, spoken) => {
  expect(namesIn(text, names)).toEqual(spoken);
});

test("a name is found wherever it stands, and nothing is found that was not asked about", () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
      const found = namesIn(`${before} ${name} ${after}`, names);
      expect(found).toContain(name);
      expect(names).toEqual(expect.arrayContaining(found));
    }),
  );
});
