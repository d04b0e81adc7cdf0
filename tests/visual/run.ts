import { cp, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { misunderstood, readCommandLine } from "../../tokens/command-line.ts";
import { accept, CannotAccept, readReport } from "./accept.ts";
import { type Folders, ownFolders, pictureFile, reportFile } from "./folders.ts";
import { picturesIn } from "./pictures.ts";
import { canBeAccepted, isOpen, largestSet, type Report, reportText } from "./report.ts";
import { NoSuchStory, review } from "./review.ts";
import { buildStorybookIfStale } from "./storybook-build.ts";

const usage = `pnpm visual [--only <beginning of a story's id>]   compares; exits with 1 when a story is not as accepted
pnpm visual --accept [<story's id> …]              accepts the last run's pictures of these stories, or all of them;
                                                   takes them first when the stories have changed since
  --storybook, --accepted, --results <folder>      take the place of the usual folders; that Storybook is not built`;

const say = (text: string) => process.stderr.write(`${text}\n`);

const { values, positionals } = readCommandLine(usage, {
  allowPositionals: true,
  options: {
    accept: { type: "boolean", default: false },
    only: { type: "string" },
    storybook: { type: "string" },
    accepted: { type: "string" },
    results: { type: "string" },
  },
});
if (positionals.length > 0 && !values.accept) misunderstood("Stories are named with --accept or --only.", usage);
const folders: Folders = {
  storybook: resolve(values.storybook ?? ownFolders.storybook),
  accepted: resolve(values.accepted ?? ownFolders.accepted),
  results: resolve(values.results ?? ownFolders.results),
};

/** Puts the report and its pictures beside the static Storybook, whose panel then shows them, without acceptance. */
async function publish(report: Report): Promise<void> {
  const target = join(folders.storybook, "visual-review");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(reportFile(folders), join(target, "report.json"));
  for (const { story, mode, verdict } of report.entries.filter(isOpen)) {
    for (const kind of ["accepted", "new", "difference"] as const) {
      const there = kind === "accepted" ? verdict !== "new" : verdict !== "vanished" && (kind === "new" || verdict === "changed");
      if (verdict === "failed" || !there) continue;
      await cp(pictureFile(folders, kind, story, mode), join(target, "pictures", kind, story, `${mode}.webp`));
    }
  }
}

async function acceptedBytes(): Promise<number> {
  return (await picturesIn(folders.accepted)).reduce((sum, { bytes }) => sum + bytes, 0);
}

const storybook = values.storybook ? "given" : await buildStorybookIfStale(say);
let report = values.accept ? await readReport(folders) : null;
if (report && report.storybook !== storybook) {
  say("The stories have changed since the last run, so their pictures are taken again.");
  report = null;
}
try {
  report ??= await review({ folders, only: values.only === undefined ? positionals : [values.only], storybook, log: say });
} catch (error) {
  if (!(error instanceof NoSuchStory)) throw error;
  misunderstood(error.message, usage);
}
if (values.accept) {
  try {
    const { only } = values;
    const within = report.entries.filter((entry) => canBeAccepted(entry) && entry.story.startsWith(only ?? ""));
    const done = await accept(folders, positionals.length > 0 ? positionals : within.map(({ story }) => story));
    report = done.report;
    say(`Accepted ${done.accepted} pictures.`);
  } catch (error) {
    if (!(error instanceof CannotAccept)) throw error;
    say(error.message);
    process.exit(1);
  }
}
await publish(report);
const bytes = await acceptedBytes();
process.stdout.write(`${reportText(report, bytes)}\n`);
const open = report.entries.some(isOpen);
if (open) say("Look at them in Storybook's panel Visual review (pnpm storybook); accept there or with pnpm visual --accept.");
if (bytes > largestSet) say(`The accepted pictures take more than ${largestSet / 1_000_000} MB.`);
process.exit(bytes > largestSet || (open && !values.accept) ? 1 : 0);
