import { describe, expect, test } from "vitest";
import { shapes } from "../export/shapes.ts";
import { type ResolvedToken, resolveTheme, resolveTree } from "./resolve.ts";
import { themes } from "./themes.ts";
import { isToken, overridesIn, parseTokens, readTokenFiles, readTokenTree, type TokenTree, WrongTokens } from "./token-tree.ts";

function tokenPaths(tree: TokenTree, path: string[] = []): string[] {
  return Object.entries(tree).flatMap(([key, node]) => {
    if (key.startsWith("$") || typeof node !== "object" || node === null) return [];
    return isToken(node) ? [[...path, key].join(".")] : tokenPaths(node as TokenTree, [...path, key]);
  });
}

describe.each(themes)("theme %s", async (theme) => {
  const tokens = await resolveTheme(theme);

  test("has every token the sources name", () => {
    expect(tokens.map(({ path }) => path.join(".")).sort()).toEqual(tokenPaths(readTokenTree(theme)).sort());
  });

  test("gives every token a known type and a value of that type, with every reference resolved", () => {
    const wrong = ({ type, value }: ResolvedToken) => !shapes[type]?.(value) || JSON.stringify(value).includes("{primitive.");
    expect(tokens.filter(wrong).map(({ path, type, value }) => [path.join("."), type, value])).toEqual([]);
  });
});

test("the boutique overrides tokens that exist, and only semantic ones", () => {
  const known = new Set(tokenPaths(readTokenTree("main")));
  const overrides = tokenPaths(overridesIn(readTokenFiles(), "btq"));
  expect(overrides.length).toBeGreaterThan(0);
  expect(overrides.filter((path) => !known.has(path) || path.startsWith("primitive."))).toEqual([]);
});

test("the boutique keeps the type of what it overrides", async () => {
  const types = new Map((await resolveTheme("main")).map(({ path, type }) => [path.join("."), type]));
  const changed = (await resolveTheme("btq")).filter(({ path, type }) => types.get(path.join(".")) !== type);
  expect(changed.map(({ path }) => path.join("."))).toEqual([]);
});

test("a theme replaces a list as a whole", async () => {
  const shadow = (await resolveTheme("btq")).find(({ path }) => path.join(".") === "shadow.menu");
  expect([shadow?.value].flat()).toHaveLength(1);
});

test.each([
  ["is cut off", '{"primitive": {', "ink.tokens.json is not JSON: "],
  ["is empty", "", "ink.tokens.json is not JSON: "],
  ["is a list", "[]", "ink.tokens.json is no group of tokens."],
])("a file that %s is named", (_, text, sentence) => {
  expect(() => parseTokens("ink.tokens.json", text)).toThrow(sentence);
});

test.each([
  ["a colour of another form", { $type: "color", $value: "#ggg" }, "ink is no color."],
  ["a length without a unit", { $type: "dimension", $value: 4 }, "ink is no dimension."],
  ["a reference that leads nowhere", { $type: "color", $value: "{paper}" }, "ink refers to {paper}, which is not there."],
  ["a circle", { $type: "color", $value: "{ink}" }, "ink leads in a circle: ink → ink."],
  ["a type that there is not", { $type: "colour", $value: 1 }, 'ink has a type that does not exist, "colour".'],
])("%s is named, and nothing is built of it", async (_, ink, sentence) => {
  const problem = await resolveTree({ ink }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(WrongTokens);
  expect(String(problem)).toContain(sentence);
});
