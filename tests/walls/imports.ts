import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** One import of a source file: what it names, resolved to a path from the repository's root when it is one of ours. */
export interface Import {
  specifier: string;
  /** `storefront/domain/money/tax.ts`; null for a package that is not ours. */
  target: string | null;
  typeOnly: boolean;
  line: number;
}

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]|"[^"]*"\s+as)*?\s*from\s*"([^"]+)"|\bimport\s*\(\s*"([^"]+)"|^\s*import\s+"([^"]+)"/gm;

/** Names of our packages and subpath imports, with the room each stands for. */
const ours: readonly [prefix: string, place: string][] = [
  ["@tread/tokens", "tokens"],
  ["@tread/design-system", "design-system/src"],
  ["@tread/storefront", "storefront"],
  ["#", "storefront/"],
];

function resolve(root: string, file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return relative(root, join(dirname(file), specifier));
  for (const [prefix, place] of ours) if (specifier.startsWith(prefix)) return join(place, specifier.slice(prefix.length));
  return null;
}

/** Lists the imports, re-exports and dynamic imports of a TypeScript file. */
export function importsOf(root: string, file: string, text = readFileSync(file, "utf8")): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? "";
    return {
      specifier,
      target: resolve(root, file, specifier.replace(/\?.*$/, "")),
      typeOnly: match[1] !== undefined,
      line: text.slice(0, match.index).split("\n").length,
    };
  });
}
