import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { writeReport } from "./accept.ts";
import { type Folders, pictureFile } from "./folders.ts";
import { writePicture } from "./pictures.ts";
import type { Entry, Report, Verdict } from "./report.ts";

/** Where a review keeps its things that has a folder to itself. */
export const foldersIn = (place: string): Folders => ({
  storybook: join(place, "storybook"),
  accepted: join(place, "accepted"),
  results: join(place, "results"),
});

/** Folders of a review's own, away from the repository's, for as long as the test runs. */
export async function ownReviewFolders(): Promise<Folders> {
  const place = await mkdtemp(join(tmpdir(), "visual-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  return foldersIn(place);
}

/** One pixel of the given grey, to tell pictures apart by. */
export const grey = (value: number) => ({ width: 1, height: 1, data: new Uint8Array([value, value, value, 255]) });

export const entry = (story: string, mode: string, verdict: Verdict): Entry => ({
  story,
  title: "Shop/Button",
  name: story,
  mode,
  verdict,
  ...(verdict === "changed" ? { pixels: 12 } : {}),
  ...(verdict === "failed" ? { reason: "Its play failed." } : {}),
});

/** A review in which each verdict occurs, with its pictures: accepted ones are black, new ones white. */
export async function sampleReview(folders: Folders): Promise<Report> {
  const report: Report = {
    made: "2026-07-01T00:00:00.000Z",
    storybook: "given",
    browser: "Chromium 1",
    seconds: 2.4,
    entries: [
      entry("shop-button--still", "main-phone", "same"),
      entry("shop-button--still", "btq-phone", "changed"),
      entry("shop-button--added", "main-phone", "new"),
      entry("shop-button--gone", "main-phone", "vanished"),
      entry("shop-button--broken", "main-phone", "failed"),
    ],
    skipped: [{ story: "shop-noise--live", reason: "Never the same." }],
  };
  for (const { story, mode, verdict } of report.entries) {
    if (verdict !== "new") await writePicture(pictureFile(folders, "accepted", story, mode), grey(0));
    if (verdict === "changed" || verdict === "new") await writePicture(pictureFile(folders, "new", story, mode), grey(255));
    if (verdict === "changed") await writePicture(pictureFile(folders, "difference", story, mode), grey(128));
  }
  await writeReport(folders, report);
  return report;
}

/** A picture's bytes; null when there is none. */
export const bytesOf = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);
