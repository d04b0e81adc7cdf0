import { expect, test } from "vitest";
import { withoutUnusedTokens } from "./unused-tokens.ts";

test("what a rule, a script or a token in use reads stays, all else goes", () => {
  const sheets = [
    ":root{--ink:#111;--text:var(--ink);--never:red;--only-never:var(--never);--by-script:1px;--size:16px}",
    "@media (width>=768px){:root{--size:18px;--never:blue}}.a{color:var(--text);font-size:var(--size,1rem)}",
  ];
  expect(withoutUnusedTokens(sheets, ['element.style.setProperty("--by-script","2px")'])).toEqual([
    ":root{--ink:#111;--text:var(--ink);--by-script:1px;--size:16px}",
    "@media (width>=768px){:root{--size:18px;}}.a{color:var(--text);font-size:var(--size,1rem)}",
  ]);
});

test("tokens that only read one another in a circle go", () => {
  expect(withoutUnusedTokens([":root{--a:var(--b);--b:var(--a)}p{margin:0}"], [])).toEqual([":root{}p{margin:0}"]);
});

test("a value in quotation marks is left alone", () => {
  const sheet = `:root{--icon:url("data:image/svg+xml;utf8,<svg/>")}`;
  expect(withoutUnusedTokens([sheet], [])).toEqual([sheet]);
});
