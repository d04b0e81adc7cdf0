import { parseArgs } from "node:util";
import { readTokenFiles } from "../build/token-tree.ts";
import { tokenFilesAt } from "./revision.ts";
import { diffText } from "./text.ts";
import { diffThemes } from "./theme-diff.ts";

const usage = "pnpm tokens:diff [git-ref] [--json]";

try {
  const { values, positionals } = parseArgs({ options: { json: { type: "boolean", default: false } }, allowPositionals: true });
  if (positionals.length > 1) throw new Error("More than one revision was named.");
  const ref = positionals[0] ?? "HEAD";
  const { commit, files } = tokenFilesAt(import.meta.dirname, ref);
  const themes = await diffThemes(files, readTokenFiles());
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ref, commit, themes }, null, 2)}\n`
      : `Tokens since ${ref} (${commit.slice(0, 7)})\n\n${diffText(themes)}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`);
  process.exit(2);
}
