import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as rules from "../../design-system/budgets.ts";
import { misunderstood, readCommandLine } from "../../tokens/command-line.ts";
import { publicEntries, root } from "./entries.ts";
import { complaints, misses } from "./judge.ts";
import { measureSizes } from "./measure.ts";
import { proposedLine } from "./propose.ts";
import type { SizeFile } from "./size-file.ts";
import { tableOf } from "./table.ts";

const usage = "pnpm size [--propose [entry …]]";

const options = {
  /** Prints budgets from what entries weigh now: of the named ones, or of those that have none. */
  propose: { type: "boolean", default: false },
} as const;

const {
  values: { propose },
  positionals: named,
} = readCommandLine(usage, { options, allowPositionals: true });
const entryNames = publicEntries().map(({ name }) => name);
const unknown = named.filter((name) => !entryNames.includes(name));
if (unknown.length > 0) misunderstood(`The design system has no ${unknown.join(", ")}.`, usage);
if (named.length > 0 && !propose) misunderstood("Entries are named with --propose.", usage);

const began = performance.now();
const report = await measureSizes(rules);
const { entries, whole } = report;
const { budgets, wholeBudget } = rules;

// Made anew by each run and never committed.
const panelFile = join(root, "design-system/dist/size.json");
await mkdir(dirname(panelFile), { recursive: true });
await writeFile(panelFile, `${JSON.stringify({ ...report, budgets, wholeBudget } satisfies SizeFile)}\n`);

if (propose) {
  const wanted = (name: string) => (named.length > 0 ? named.includes(name) : !(name in budgets));
  const lines = entries.filter(({ name }) => wanted(name)).map(proposedLine);
  process.stdout.write(`${lines.length > 0 ? lines.join("\n") : "Every entry has a budget."}\n`);
  process.exit(0);
}

const wrong = complaints(report, rules);
process.stdout.write(`${tableOf([...entries.map((entry) => [entry, budgets[entry.name]] as const), [whole, wholeBudget]])}\n\n`);
for (const miss of misses(report, rules)) process.stdout.write(`MISSED ${miss}\n`);
for (const complaint of wrong) process.stdout.write(`FAILED ${complaint}\n`);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(
  `${entries.length} entries, kB of 1,000 bytes, React external, ${seconds} s. ${wrong.length === 0 ? "All within their budgets." : `${wrong.length} wrong.`}\n`,
);
process.exit(wrong.length > 0 ? 1 : 0);
