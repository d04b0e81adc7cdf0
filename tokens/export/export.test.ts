import { describe, expect, test } from "vitest";
import { dtcgDocument } from "../build/formats.ts";
import { extensionKey, resolveTheme } from "../build/resolve.ts";
import { themes } from "../build/themes.ts";
import { readTokenFiles, type TokenTree } from "../build/token-tree.ts";
import { readDocument } from "./document.ts";
import { exportDocuments } from "./documents.ts";

const documents = await exportDocuments(readTokenFiles());
/** As a design tool gets it: through a file. */
const opened = (name: string): TokenTree => JSON.parse(JSON.stringify(documents[name]));

test("there are two documents a theme", () => {
  expect(Object.keys(documents).sort()).toEqual([
    "btq.resolved.tokens.json",
    "btq.tokens.json",
    "main.resolved.tokens.json",
    "main.tokens.json",
  ]);
});

describe.each(themes)("the export of theme %s", async (theme) => {
  const tokens = await resolveTheme(theme);
  const plain = tokens.map(({ path, type, value }) => ({ path, type, value }));

  test.each([`${theme}.tokens.json`, `${theme}.resolved.tokens.json`])(
    "%s is valid, and reading it gives the theme back",
    (name) => {
      const read = readDocument(opened(name));
      expect(read.problems).toEqual([]);
      expect(read.tokens.map(({ path, type, value }) => ({ path, type, value }))).toEqual(plain);
    },
  );

  test("the resolved document has no reference, the aliased one keeps those of the sources", () => {
    expect(JSON.stringify(opened(`${theme}.resolved.tokens.json`))).not.toMatch(/"\{[\w.-]+\}"/);
    const written = readDocument(opened(`${theme}.tokens.json`)).tokens.map((token) => token.written);
    expect(written).toEqual(tokens.map((token) => token.written));
    expect(JSON.stringify(written)).toContain('"{primitive.color.');
  });

  test("what was read can be exported again, and is the same", () => {
    for (const values of ["aliased", "resolved"] as const) {
      const document = opened(values === "aliased" ? `${theme}.tokens.json` : `${theme}.resolved.tokens.json`);
      const again = readDocument(document).tokens.map(({ extensions, description, path, ...token }) => ({
        ...token,
        path: [...path],
        extension: extensions?.[extensionKey] ?? {},
        ...(description !== undefined && { description }),
      }));
      expect(dtcgDocument(again, values)).toEqual(document);
    }
  });
});

describe("a document that breaks the format", () => {
  const ink = { $type: "color", $value: { colorSpace: "srgb", components: [0, 0, 0], hex: "#000000" } };
  const problemsOf = (document: TokenTree) => readDocument(document).problems;

  test("is told from a good one, whose types come from groups, aliases and tokens", () => {
    const { tokens, problems } = readDocument({
      color: { ink, text: { $value: "{color.ink}" } },
      space: { $type: "dimension", sm: { $value: { value: 8, unit: "px" } } },
    });
    expect(problems).toEqual([]);
    expect(tokens.map(({ path, type }) => `${path.join(".")} ${type}`)).toEqual([
      "color.ink color",
      "color.text color",
      "space.sm dimension",
    ]);
    expect(tokens[1]?.value).toEqual(ink.$value);
  });

  test.each<[string, TokenTree, string]>([
    [
      "a reference to nothing",
      { text: { $type: "color", $value: "{color.gone}" } },
      "text refers to {color.gone}, which is not there.",
    ],
    [
      "a circle",
      { a: { $type: "color", $value: "{b}" }, b: { $type: "color", $value: "{a}" } },
      "a leads in a circle: a → b → a.",
    ],
    ["no type", { a: { $value: 4 } }, "a has no type."],
    ["an unknown type", { a: { $type: "colour", $value: 4 } }, 'a has a type that does not exist, "colour".'],
    ["a value of another type", { a: { $type: "dimension", $value: "8px" } }, "a is no dimension."],
    ["an alias of another type", { ink, a: { $type: "duration", $value: "{ink}" } }, "a is no duration."],
    ["a name with a full stop", { "a.b": ink }, "a.b has a name that no reference can say."],
    ["a property of its own making", { a: { ...ink, $css: "red" } }, 'a has an unknown property, "$css".'],
    ["a token inside a token", { a: { ...ink, b: ink } }, "a is a token and holds others: b."],
    ["a bare value", { a: 4 }, "a is neither a token nor a group."],
  ])("%s", (_, document, problem) => {
    expect(problemsOf(document)).toContain(problem);
  });

  test("a reference inside a list and inside a composite is followed", () => {
    const length = (value: number) => ({ value, unit: "px" });
    const { tokens, problems } = readDocument({
      ink,
      zero: { $type: "dimension", $value: length(0) },
      lift: {
        $type: "shadow",
        $value: [{ color: "{ink}", offsetX: "{zero}", offsetY: length(2), blur: length(4), spread: "{zero}" }],
      },
    });
    expect(problems).toEqual([]);
    expect(tokens[2]?.value).toEqual([
      { color: ink.$value, offsetX: length(0), offsetY: length(2), blur: length(4), spread: length(0) },
    ]);
  });

  test("is not exported", async () => {
    await expect(exportDocuments({ "semantic.color.tokens.json": { a: { $type: "dimension", $value: "8px" } } })).rejects.toThrow(
      "a is no dimension.",
    );
  });
});
