import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { letters } from "./letters.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz";
const mention = /--[a-z][\w-]*/g;

/** A short name for each custom property that a style sheet of tokens declares, in its order. */
export function shortNamesOf(tokens: string): ReadonlyMap<string, string> {
  const names = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1] as string));
  return new Map([...names].map((name, index) => [name, `--${letters(index, alphabet)}`]));
}

/** Names every token in a text by its short name; what is no token stays as it is. */
export function withShortTokens(text: string, short: ReadonlyMap<string, string>): string {
  return text.replace(mention, (name) => short.get(name) ?? name);
}

/**
 * Gives tokens short names in what is built: a page names them a thousand times and nobody reads them there. It is done to
 * each module before anything is hashed, in the browser's build and the server's alike, so that a file's name still stands
 * for its content.
 */
export function shortTokens(): Plugin {
  const sheet = createRequire(import.meta.url).resolve("@tread/tokens/main.css");
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: "short-tokens",
    enforce: "pre",
    apply: "build",
    buildStart() {
      short = shortNamesOf(readFileSync(sheet, "utf8"));
    },
    transform: (code, id) =>
      id.includes("/node_modules/") || !code.includes("--") ? undefined : { code: withShortTokens(code, short), map: null },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === "chunk" ? file.code : file.fileName.endsWith(".css") ? String(file.source) : "";
        for (const [name] of text.matchAll(mention))
          if (short.has(name)) throw new Error(`${file.fileName} has ${name} under its long name.`);
      }
    },
  };
}
