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
  ["red or blue boots", ["Red", "Blue"]],
  ["navy or red boots", []],
  ["blue boots or red", ["Blue"]],
  ["red or", []],
  ["red and blue boots", ["Red", "Blue"]],
  ["red and navy boots", []],
  ["", []],
])("LIST-13 what a search for “%s” speaks of", (text, spoken) => {
  expect(namesIn(text, names)).toEqual(spoken);
});

test("LIST-13 a name with a word that was left out is not spoken of, the others are", () => {
  expect(namesIn("red farrow mile", names, ["Mile"])).toEqual(["Red"]);
  expect(namesIn("red farrow mile", names, ["farrow mile!"])).toEqual(["Red"]);
  expect(namesIn("red farrow mile", names, ["blue"])).toEqual(["Red", "Farrow Mile"]);
});

test.each([
  ["blue gum supply bag", [], ["Bluegum Supply"]],
  ["bluegum supply", [], ["Bluegum Supply"]],
  ["farrowmile in blue", ["Blue"], ["Farrow Mile"]],
  ["red wing boots", [], ["Red Wing"]],
  ["red red wing boots", ["Red"], ["Red Wing"]],
  ["blue or red wing", [], []],
])("LIST-13 a colour within a brand’s name is not spoken of in “%s”", (text, colours, brands) => {
  const [allColours, allBrands] = [
    ["Red", "Blue"],
    ["Bluegum Supply", "Farrow Mile", "Red Wing"],
  ];
  expect(namesIn(text, allColours, [], allBrands)).toEqual(colours);
  expect(namesIn(text, allBrands, [], allColours)).toEqual(brands);
});

test("LIST-13 signs and accents count for nothing, in names and in texts", () => {
  expect(namesIn("osker, red or blue", names)).toEqual(["Red", "Blue", "Osker"]);
  expect(namesIn("(red), RATA – pip  dot!", names)).toEqual(["Red", "Pip & Dot", "Rātā"]);
  expect(namesIn("red & blue", ["&", ""])).toEqual([]);
});

test("a name is found wherever it stands, and nothing is found that was not asked about", () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
      fc.pre(!/or|and/i.test(before + after));
      const found = namesIn(`${before} ${name} ${after}`, names);
      expect(found).toContain(name);
      expect(names).toEqual(expect.arrayContaining(found));
    }),
  );
});

test("a colour's name within words that mean no colour is not spoken of", () => {
  expect(namesIn("neutral running shoes", ["Neutral"])).toEqual([]);
  expect(namesIn("neutral shoes for running", ["Neutral"])).toEqual(["Neutral"]);
});
