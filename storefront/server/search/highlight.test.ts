import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlightRecord, highlightText } from "./highlight.ts";
import { buildTextIndex } from "./text-index.ts";
import type { QueryWord } from "./word-meanings.ts";

const tags = { pre: "<em>", post: "</em>" };

/** The words of a query as an index over these texts understands them. */
function wordsFor(query: string, texts: readonly string[], synonyms: string[][] = []): readonly QueryWord[] {
  const records = texts.map((name, i) => ({ objectID: String(i), name }));
  const steps = buildTextIndex(records, { searchable: ["name"], synonyms });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.match(query, { sizes: () => undefined, prices: () => undefined })?.words ?? [];
}
const mark = (query: string, text: string, synonyms?: string[][]): string =>
  highlightText(text, wordsFor(query, [text], synonyms), tags).value;

describe("what is marked", () => {
  test.each([
    ["sneak", "Court Sneakers", "Court <em>Sneak</em>ers"],
    ["court sn", "Court Sneakers", "<em>Court</em> <em>Sn</em>eakers"],
    ["snaekers", "Court Sneakers", "Court <em>Sneakers</em>"],
    ["snaek", "Court Sneakers", "Court <em>Sneak</em>ers"],
    ["maori", "Māori Bay Tee", "<em>Māori</em> Bay Tee"],
    ["māo", "MAORI Bay Tee", "<em>MAO</em>RI Bay Tee"],
    ["mao", "Ma\u0304ori Tee", "<em>Ma\u0304o</em>ri Tee"],
    ["womens", "Women’s Fit", "<em>Women’s</em> Fit"],
    ["tshirt", "Boxy T-Shirt", "Boxy <em>T-Shirt</em>"],
    ["dress", "Summer Dresses", "Summer <em>Dress</em>es"],
    ["dresses", "Summer Dress", "Summer <em>Dress</em>"],
    ["550", "550 and 5500", "<em>550</em> and <em>550</em>0"],
  ])("%s in %s", (query, text, expected) => {
    expect(mark(query, text)).toBe(expected);
  });

  test("a synonym is marked where it stands", () => {
    expect(mark("jandals", "Beach Slides", [["jandals", "slides"]])).toBe("Beach <em>Slides</em>");
  });

  test("match level tells none, some and all words apart", () => {
    const words = wordsFor("court blue", ["Court Blue", "Court Red", "Hat"]);
    const levels = ["Court Blue", "Court Red", "Hat"].map((text) => highlightText(text, words, tags));
    expect(levels.map((level) => level.matchLevel)).toEqual(["full", "partial", "none"]);
    expect(levels.map((level) => level.matchedWords)).toEqual([["court", "blue"], ["court"], []]);
    expect(levels.map((level) => level.fullyHighlighted)).toEqual([true, false, undefined]);
  });

  test("a nested attribute keeps its shape, a list gives a list, and a missing one is left out", () => {
    const words = wordsFor("osker", ["Osker"]);
    expect(
      highlightRecord(
        { objectID: "1", brand: { name: "Osker" }, paths: ["Men", "Osker"], price: 3 },
        ["brand.name", "paths", "price", "x"],
        words,
        {
          pre: "[",
          post: "]",
        },
      ),
    ).toEqual({
      brand: { name: { value: "[Osker]", matchLevel: "full", fullyHighlighted: true, matchedWords: ["osker"] } },
      paths: [
        { value: "Men", matchLevel: "none", matchedWords: [] },
        { value: "[Osker]", matchLevel: "full", fullyHighlighted: true, matchedWords: ["osker"] },
      ],
    });
  });
});

test("whatever the text and the query, the text is all there between the tags, and every tag is closed", () => {
  const piece = fc.constantFrom("<script>", "a", "</em>", "&amp;", '"', "'", " ", "-", "ā", "run", "Run’s");
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, fc.oneof(text, fc.string()), (value, query) => {
      const { value: marked } = highlightText(value, wordsFor(query, [value]), { pre: "\uE000", post: "\uE001" });
      expect(marked.replaceAll("\uE000", "").replaceAll("\uE001", "")).toBe(value);
      expect(marked).toMatch(/^[^\uE000\uE001]*(?:\uE000[^\uE000\uE001]+\uE001[^\uE000\uE001]*)*$/u);
    }),
  );
});
