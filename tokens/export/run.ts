import { writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { orExit } from "../build/or-exit.ts";
import { readTokenFiles } from "../build/token-tree.ts";
import { readCommandLine } from "../command-line.ts";
import { readDocument } from "./document.ts";
import { exportDocuments } from "./documents.ts";
import { makeFolder } from "./make-folder.ts";

const usage = "pnpm tokens:export [--out folder]";
const options = { out: { type: "string", default: join(import.meta.dirname, "../dist/design-tools") } } as const;

const out = resolve(readCommandLine(usage, { options }).values.out);
const documents = await orExit(Promise.resolve().then(() => exportDocuments(readTokenFiles())));
try {
  await makeFolder(out);
  for (const [name, document] of Object.entries(documents)) {
    const file = join(out, name);
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
    process.stdout.write(`${relative(process.cwd(), file)}  ${readDocument(document).tokens.length} tokens\n`);
  }
} catch (error) {
  process.stderr.write(`${out} cannot be written to: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
