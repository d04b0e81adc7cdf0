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

/** Token files as they stand in `tokens/src`, by file name. */
export type TokenFiles = Readonly<Record<string, TokenTree>>;

/** Whether a file of `tokens/src` holds tokens. */
export const isTokenFile = (name: string): boolean => /^(primitive|semantic|theme)\.[\w.-]+\.tokens\.json$/.test(name);

/** Tokens that cannot be used; the message says which and why, a sentence a line. */
export class WrongTokens extends Error {
  override readonly name = "WrongTokens";
}

/** What a token file says. @throws WrongTokens when it is no JSON object */
export function parseTokens(name: string, text: string): TokenTree {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch (error) {
    throw new WrongTokens(`${name} is not JSON: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
  if (!isGroup(tree)) throw new WrongTokens(`${name} is no group of tokens.`);
  return tree;
}

/** The token files of the working tree. @throws WrongTokens */
export function readTokenFiles(): TokenFiles {
  const names = readdirSync(sourceFolder).filter(isTokenFile);
  return Object.fromEntries(names.map((name) => [name, parseTokens(name, readFileSync(join(sourceFolder, name), "utf8"))]));
}

/** The tokens one theme file overrides, exactly as written. None when there is no such file. */
export function overridesIn(files: TokenFiles, theme: Exclude<Theme, "main">): TokenTree {
  return files[`theme.${theme}.tokens.json`] ?? {};
}

/** All tokens of a theme as one DTCG tree, references still in place. */
export function treeOf(files: TokenFiles, theme: Theme): TokenTree {
  const shared = Object.keys(files)
    .filter((name) => !name.startsWith("theme."))
    .sort()
    .map((name) => files[name] as TokenTree)
    .reduce(override, {});
  return theme === "main" ? shared : override(shared, overridesIn(files, theme));
}

/** All tokens of a theme of the working tree. */
export const readTokenTree = (theme: Theme): TokenTree => treeOf(readTokenFiles(), theme);
