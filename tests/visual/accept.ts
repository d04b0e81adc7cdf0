import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type Folders, pictureFile, reportFile, storyId } from "./folders.ts";
import { removePicture } from "./pictures.ts";
import { canBeAccepted, type Report } from "./report.ts";

/** Asked to accept something that the last run did not find; nothing has been accepted then. */
export class CannotAccept extends Error {}

/** The last run's report; null when there is none. */
export async function readReport(folders: Folders): Promise<Report | null> {
  const text = await readFile(reportFile(folders), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as Report);
}

/** Keeps a report, for the panel and for a later acceptance. */
export async function writeReport(folders: Folders, report: Report): Promise<void> {
  await mkdir(folders.results, { recursive: true });
  const file = reportFile(folders);
  await writeFile(`${file}.part`, `${JSON.stringify(report)}\n`);
  // A panel that reads at this moment gets the old report or the new one, whole.
  await rename(`${file}.part`, file);
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Makes the last run's pictures of the named stories, or of all, the accepted ones; an accepted picture that has vanished goes.
 * One acceptance waits for the other.
 * @returns the report as it is now, and how many pictures were accepted
 * @throws CannotAccept when there is no report, or a name is not of a story in it that can be accepted
 */
export function accept(folders: Folders, wanted: "all" | readonly string[]): Promise<{ report: Report; accepted: number }> {
  const mine = turn.then(() => acceptNow(folders, wanted));
  turn = mine.catch(() => undefined);
  return mine;
}

async function acceptNow(folders: Folders, wanted: "all" | readonly string[]): Promise<{ report: Report; accepted: number }> {
  const report = await readReport(folders);
  if (!report) throw new CannotAccept("There is no report to accept from; run pnpm visual first.");
  const open = new Set(report.entries.filter(canBeAccepted).map(({ story }) => story));
  const names = wanted === "all" ? [...open] : [...new Set(wanted)];
  const refused = names.filter((name) => !storyId.test(name) || !open.has(name));
  if (refused.length > 0) throw new CannotAccept(`Nothing to accept under ${refused.join(", ")}.`);

  const chosen = report.entries.filter((entry) => names.includes(entry.story) && canBeAccepted(entry));
  for (const { story, mode, verdict } of chosen) {
    const target = pictureFile(folders, "accepted", story, mode);
    if (verdict === "vanished") await removePicture(target);
    else {
      const taken = pictureFile(folders, "new", story, mode);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(taken, target);
      await removePicture(taken);
      await removePicture(pictureFile(folders, "difference", story, mode));
    }
  }
  const now: Report = {
    ...report,
    entries: report.entries.flatMap((entry) => {
      if (!chosen.includes(entry)) return [entry];
      if (entry.verdict === "vanished") return [];
      const { pixels: _, ...rest } = entry;
      return [{ ...rest, verdict: "same" as const }];
    }),
  };
  await writeReport(folders, now);
  return { report: now, accepted: chosen.length };
}
