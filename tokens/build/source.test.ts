import { describe, expect, test } from "vitest";
import { shapes } from "../export/shapes.ts";
import { type ResolvedToken, resolveTheme } from "./resolve.ts";
import { themes } from "./themes.ts";
import { isToken, overridesIn, readTokenFiles, readTokenTree, type TokenTree } from "./token-tree.ts";

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
