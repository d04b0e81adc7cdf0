import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tokenFolder = join(root, "tokens/src");

type Group = { readonly [key: string]: unknown };

/** Paths of all tokens of a DTCG file: `color.bg.canvas`. */
function pathsOf(group: Group, above: readonly string[] = []): string[] {
  if ("$value" in group) return [above.join(".")];
  return Object.entries(group).flatMap(([key, value]) => (key.startsWith("$") ? [] : pathsOf(value as Group, [...above, key])));
}

/** The text of every source file under a folder. */
function sourceOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/(^|\/)(node_modules|build|dist)\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), "utf8"))
    .join("\n");
}

test("every token is read: by another token, by a style sheet or by code, and not only by the pages that show tokens", () => {
  const files = readdirSync(tokenFolder).map((file) => readFileSync(join(tokenFolder, file), "utf8"));
  const sources = ["design-system", "storefront/app", "storefront/catalogue", "tokens/contrast"].map(sourceOf).join("\n");
  const words = new Set(sources.match(/[\w-]+/g));
  const referred = new Set(files.join("\n").match(/\{[\w.-]+\}/g));
  const paths = [...new Set(files.flatMap((file) => pathsOf(JSON.parse(file))))];
  expect(paths.length).toBeGreaterThan(300);
  const unread = paths.filter((path) => {
    const name = path.split(".").at(-1) as string;
    return !referred.has(`{${path}}`) && !words.has(name);
  });
  expect(unread).toEqual([]);
});
