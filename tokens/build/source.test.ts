import { describe, expect, test } from "vitest";
import { type ResolvedToken, resolveTheme } from "./resolve.ts";
import { themes } from "./themes.ts";
import { isToken, readOverrides, readTokenTree, type TokenTree } from "./token-tree.ts";

type Shape = (value: unknown) => boolean;
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const finite: Shape = (value) => typeof value === "number" && Number.isFinite(value);
const measure =
  (...units: string[]): Shape =>
  (value) =>
    finite(record(value).value) && units.includes(String(record(value).unit));
const length = measure("px", "rem");
const time = measure("ms", "s");
const curve: Shape = (value) => Array.isArray(value) && value.length === 4 && value.every(finite);
const family: Shape = (value) =>
  typeof value === "string" || (Array.isArray(value) && value.every((name) => typeof name === "string"));
const weight: Shape = (value) => typeof value === "number" && value >= 1 && value <= 1000;
const colour: Shape = (value) => {
  const { colorSpace, components, alpha, hex } = record(value);
  const inRange =
    Array.isArray(components) && components.length === 3 && components.every((part) => finite(part) && part >= 0 && part <= 1);
  if (colorSpace !== "srgb" || !inRange || (alpha !== undefined && !finite(alpha))) return false;
  const digits = (components as number[])
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  return hex === `#${digits}`;
};
const all =
  (shapes: Record<string, Shape>): Shape =>
  (value) =>
    Object.entries(shapes).every(([key, shape]) => shape(record(value)[key]));

/** The value each type must have. Source: DTCG 2025.10, sections 8 and 9. */
const shapes: Record<string, Shape> = {
  color: colour,
  dimension: length,
  duration: time,
  number: finite,
  cubicBezier: curve,
  fontFamily: family,
  fontWeight: weight,
  shadow: (value) => [value].flat().every(all({ color: colour, offsetX: length, offsetY: length, blur: length, spread: length })),
  border: all({
    color: colour,
    width: length,
    style: (style) => typeof style === "string" || (record(style).dashArray as unknown[] | undefined)?.every(length) === true,
  }),
  transition: all({ duration: time, delay: time, timingFunction: curve }),
  typography: all({ fontFamily: family, fontSize: length, fontWeight: weight, letterSpacing: length, lineHeight: finite }),
};

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
  const overrides = tokenPaths(readOverrides("btq"));
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
