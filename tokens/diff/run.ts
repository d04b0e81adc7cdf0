import { readTokenFiles } from "../build/token-tree.ts";
import { misunderstood, readCommandLine } from "../command-line.ts";
import { tokenFilesAt } from "./revision.ts";
import { diffText } from "./text.ts";
import { diffThemes } from "./theme-diff.ts";

const usage = "pnpm tokens:diff [git-ref] [--json]";

const { values, positionals } = readCommandLine(usage, {
  options: { json: { type: "boolean", default: false } },
  allowPositionals: true,
});
if (positionals.length > 1) misunderstood("More than one revision was named.", usage);
try {
  const ref = positionals[0] ?? "HEAD";
  const { commit, files } = tokenFilesAt(import.meta.dirname, ref);
  const themes = await diffThemes(files, readTokenFiles());
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ref, commit, themes }, null, 2)}\n`
      : `Tokens since ${ref} (${commit.slice(0, 7)})\n\n${diffText(themes)}\n`,
  );
} catch (error) {
  misunderstood(error instanceof Error ? error.message : String(error), usage);
}
