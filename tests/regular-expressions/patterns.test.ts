import { check } from "recheck";
import { expect, test } from "vitest";
import { patternsOf } from "./patterns.ts";

const read = (...texts: string[]) =>
  patternsOf(texts.map((text, number) => ({ path: `${number}.tsx`, text }))).map(({ line, source, flags }) => [
    line,
    source,
    flags,
  ]);

test("literals are found wherever they stand", () => {
  expect(read('const a: RegExp = /a+/g;\nexport const B = () => <b title={"x".replace(/b/u, "")} />;')).toEqual([
    [1, "a+", "g"],
    [2, "b", "u"],
  ]);
});

test("those made from texts and constants are put together, also across files", () => {
  expect(
    read(
      'export const label = "[a-z]+";',
      `const at = "@";\nnew RegExp(\`^\${label}\${at}$\`, "i");\nRegExp("x");`,
      "new RegExp(label)",
    ),
  ).toEqual([
    [2, "^[a-z]+@$", "i"],
    [3, "x", ""],
    [1, "[a-z]+", ""],
  ]);
});

test("one made again from another is that one; one made from anything else cannot be read", () => {
  expect(
    read(`const a = /a/; new RegExp(a.source, "g"); new RegExp(a, "y"); const f = (x: string) => new RegExp(\`^\${x}\`);`),
  ).toEqual([
    [1, "a", ""],
    [1, "a", "y"],
    [1, undefined, ""],
  ]);
});

test("the checker tells an expression that backtracks from one that does not", async () => {
  expect((await check("^\\s*([^:]+?)\\s*:", "")).status).toBe("vulnerable");
  expect((await check("^[^:]+:", "")).status).toBe("safe");
});
