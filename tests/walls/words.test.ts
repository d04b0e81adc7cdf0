import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const storefront = fileURLToPath(new URL("../../storefront", import.meta.url));

/** What matches in the files whose names match, their tests left out, each with its file. */
const found = (files: string, words: RegExp) =>
  globSync(files, { cwd: storefront })
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .flatMap((file) => (readFileSync(join(storefront, file), "utf8").match(words) ?? []).map((match) => `${file}: ${match}`));

test("a headline is set with the apostrophe of its typeface, not with the typewriter's", () => {
  expect(found("app/**/*.tsx", /\b(?:shout|aside|title)(?:=|: |=\{[^}]*)"[^"]*[A-Za-z]'[A-Za-z][^"]*"/g)).toEqual([]);
});

test("what is no headline is set with the typewriter's apostrophe, in pages and in mails", () => {
  const headline = String.raw`\b(?:shout|aside|title|heading|headline|greetings?)\b`;
  const line = new RegExp(`^(?!.*${headline}).*[A-Za-z]’[a-z].*$`, "gm");
  expect([...found("app/**/*.{ts,tsx}", line), ...found("server/**/*-mails.ts", line)]).toEqual([]);
});

test("what shoppers read spells email as the fields' labels do", () => {
  const code = /^(?!\s*(?:\*|\/\/|\/\*)).*\b[Ee]-mail.*$/gm;
  expect([
    ...found("app/pages/**/*.tsx", code),
    ...found("catalogue/**/*.ts", code),
    ...found("server/**/*-mails.ts", code),
  ]).toEqual([]);
});

test("comments cite rows, which are in the repository, and not the documents that they were taken from", () => {
  expect(
    found(
      "{app,domain,contract,server,merchandising,catalogue,worker,../design-system/src}/**/*.{ts,tsx}",
      /\bDECISIONS\b|(?:checkout|browsing) (?:§|spec)/g,
    ),
  ).toEqual([]);
});
