import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { check } from "recheck";
import { readCommandLine } from "../../tokens/command-line.ts";
import { patternsOf } from "./patterns.ts";

/**
 * Looks for regular expressions whose time grows faster than the text they are given, wherever the shop meets what others wrote.
 * Prints each with a text that shows it, and fails.
 */

readCommandLine("pnpm check:regular-expressions", {});

const root = fileURLToPath(new URL("../..", import.meta.url));
const places = ["storefront/{app,contract,domain,merchandising,server,worker}/**/*.{ts,tsx}", "design-system/src/**/*.{ts,tsx}"];
const notShipped = /\.(?:test|fixture|stories)\.tsx?$/;
/** Read nothing but what the shop itself has drawn. */
const ownText = new Set(["storefront/server/images/paint-ahead.ts"]);
/** Milliseconds for one expression; what cannot be judged in that time is not simple enough. */
const timeout = 20_000;

const files = globSync(places, { cwd: root, exclude: ["**/node_modules/**"] })
  .filter((path) => !notShipped.test(path) && !ownText.has(path))
  .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
const patterns = patternsOf(files);
let faults = 0;
for (const { file, line, source, flags } of patterns) {
  const fault = source === undefined ? "is put together from what cannot be read here" : await faultOf(source, flags);
  if (fault === undefined) continue;
  faults += 1;
  console.error(`${file}:${line} /${source ?? "…"}/${flags} ${fault}`);
}
console.log(`${patterns.length} regular expressions in ${files.length} files, ${faults} that may take long.`);
process.exit(faults === 0 ? 0 : 1);

async function faultOf(source: string, flags: string): Promise<string | undefined> {
  const judged = await check(source, flags, { timeout });
  if (judged.status === "safe") return undefined;
  if (judged.status === "unknown") return `could not be judged (${judged.error.kind})`;
  return `takes ${judged.complexity.summary} time, for example on ${judged.attack.pattern}`;
}
