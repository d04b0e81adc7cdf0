import { expect, test } from "vitest";
import { faceRules, unicodeRange } from "./face-rules.ts";
import { facesOf } from "./faces.ts";

test("code points in a row are one range", () => {
  expect(unicodeRange("bca~£é–—")).toBe("U+61-63, U+7E, U+A3, U+E9, U+2013-2014");
});

test("a face is a cut file for its letters and, before it, the uncut files for all others, under one weight and width", () => {
  const rules = faceRules(facesOf.main.slice(1, 2), "../fonts").split("\n\n");
  expect(rules.map((rule) => /url\("([^"]*)"\)/.exec(rule)?.[1])).toEqual([
    "@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2",
    "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
    "../fonts/archivo-shout.woff2",
  ]);
  for (const rule of rules) expect(rule).toMatch(/font-weight: 850;\n {2}font-stretch: 125%;\n {2}font-display: swap;/);
  expect(rules[2]).toMatch(/unicode-range: U\+20-7E, U\+A0, U\+A3, /);
});

test("an italic of one width says its slope and no width", () => {
  const [rule] = faceRules(facesOf.btq.slice(1), ".").split("\n\n");
  expect(rule).toContain("newsreader-latin-ext-opsz-italic.woff2");
  expect(rule).toContain("  font-weight: 300 400;\n  font-style: italic;\n");
});
