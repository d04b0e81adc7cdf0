import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "./themes.ts";

/** A DTCG group or token as it stands in a `*.tokens.json` file. */
export type TokenTree = { [key: string]: unknown };

const sourceFolder = join(import.meta.dirname, "../src");

/** Whether a node of the tree is a token (it has a `$value`) and not a group. Source: DTCG 2025.10, section 5.1. */
export function isToken(node: unknown): node is { $value: unknown } & TokenTree {
  return typeof node === "object" && node !== null && "$value" in node;
}

function isGroup(node: unknown): node is TokenTree {
  return typeof node === "object" && node !== null && !Array.isArray(node) && !isToken(node);
}

// A token is replaced whole: merging inside a value would keep the second shadow of a list the theme shortened.
function override(base: TokenTree, over: TokenTree): TokenTree {
  const merged: TokenTree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isGroup(below) && isGroup(value) ? override(below, value) : value;
  }
  return merged;
}

function readTree(file: string): TokenTree {
  return JSON.parse(readFileSync(join(sourceFolder, file), "utf8")) as TokenTree;
}

/** The tokens one theme file overrides, exactly as written. */
export function readOverrides(theme: Exclude<Theme, "main">): TokenTree {
  return readTree(`theme.${theme}.tokens.json`);
}

/** All tokens of a theme as one DTCG tree, references still in place. */
export function readTokenTree(theme: Theme): TokenTree {
  const shared = readdirSync(sourceFolder)
    .filter((file) => /^(primitive|semantic)\..*\.tokens\.json$/.test(file))
    .sort()
    .map(readTree)
    .reduce(override, {});
  return theme === "main" ? shared : override(shared, readOverrides(theme));
}
