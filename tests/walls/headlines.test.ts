import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("../../storefront/app", import.meta.url));

test("a headline is set with the apostrophe of its typeface, not with the typewriter's", () => {
  const headlines = /\b(?:shout|aside|title)(?:=|: |=\{[^}]*)"[^"]*[A-Za-z]'[A-Za-z][^"]*"/g;
  const found = globSync("**/*.tsx", { cwd: app }).flatMap(
    (file) => readFileSync(join(app, file), "utf8").match(headlines) ?? [],
  );
  expect(found).toEqual([]);
});
