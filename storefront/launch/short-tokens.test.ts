import { expect, test } from "vitest";
import { shortNamesOf, withShortTokens } from "./short-tokens.ts";

const sheet = "@layer tokens {\n  :root {\n    --color-bg: #fff;\n    --color-bg-canvas: #fff;\n  }\n}\n";
const short = shortNamesOf(sheet);

test("every token has a name of its own, in the order of the sheet", () => {
  expect([...short]).toEqual([
    ["--color-bg", "--a"],
    ["--color-bg-canvas", "--b"],
  ]);
});

test("declarations, style sheets and scripts get the same names, a longer name not that of a shorter one", () => {
  expect(withShortTokens("--color-bg-canvas: red", short)).toBe("--b: red");
  expect(withShortTokens(".x{color:var(--color-bg)}", short)).toBe(".x{color:var(--a)}");
  expect(withShortTokens('const canvas = "var(--color-bg-canvas)";', short)).toBe('const canvas = "var(--b)";');
});

test("what is no token stays", () => {
  expect(withShortTokens("var(--low) var(--color-bg-other)", short)).toBe("var(--low) var(--color-bg-other)");
});
