import { readCommandLine } from "../../tokens/command-line.ts";
import { buildIfStale } from "./build-if-stale.ts";

const usage = "pnpm build [--force]   builds the shop where it has changed, or with --force anyhow";
const { values } = readCommandLine(usage, { options: { force: { type: "boolean", default: false } } });

try {
  await buildIfStale({ force: values.force });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
