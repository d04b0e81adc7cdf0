import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../browser/find-browser.ts";
import { writeReport } from "./accept.ts";
import { drawingArguments, listStories, NoPicture, openCamera } from "./camera.ts";
import { compare } from "./compare.ts";
import { type Folders, pictureFile } from "./folders.ts";
import { type Mode, modesOf, type PreparedStory } from "./modes.ts";
import { decode, picturesIn, writePicture } from "./pictures.ts";
import type { Entry, Report } from "./report.ts";
import { serveFolder } from "./serve-folder.ts";

export interface ReviewOptions {
  folders: Folders;
  /** Only stories whose id begins with one of these; all when there are none. */
  only?: readonly string[];
  /** Digest of what the Storybook was built from; goes into the report. */
  storybook: string;
  /** Told what is under way. */
  log?: (text: string) => void;
  /** How many stories are pictured at once. Twice the cores, because a story waits more than it works. */
  cameras?: number;
  /** A run in which no picture has come for so long has failed. Milliseconds. */
  stallLimit?: number;
}

interface Shot {
  story: PreparedStory;
  /** The first is played; the others are put on what then stands there. */
  modes: readonly [Mode, ...Mode[]];
}

/** A story's shots, in the order of its modes. */
function shotsOf(story: PreparedStory): Shot[] {
  const modes = modesOf(story);
  const together =
    story.parameters.visual?.otherThemes === "played"
      ? modes.map((mode) => [mode])
      : Map.groupBy(modes, ({ width, height }) => `${width}×${height}`).values();
  return [...together].map((modes) => ({ story, modes: modes as [Mode, ...Mode[]] }));
}

/** The review was asked for stories that there are none of; nothing of the last one is lost then. */
export class NoSuchStory extends Error {}

/**
 * Takes the picture of every story in its modes and compares it with the accepted one. Pictures that are not as accepted, and the
 * report, are left in the folder of results, which is emptied first.
 * @throws NoSuchStory when there is neither a story nor an accepted picture whose id begins so
 * @throws Error when the Storybook cannot be read, a story's declaration is wrong, or no more pictures come
 */
export async function review({
  folders,
  only = [],
  storybook,
  log = () => undefined,
  cameras = 2 * availableParallelism(),
  stallLimit = 300_000,
}: ReviewOptions): Promise<Report> {
  const began = performance.now();
  const isWanted = (id: string) => only.length === 0 || only.some((beginning) => id.startsWith(beginning));
  const server = await serveFolder(folders.storybook);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, ...drawingArguments],
  });
  try {
    const stories = (await listStories(browser, server.origin)).filter(({ id }) => isWanted(id));
    const accepted = new Set(
      (await picturesIn(folders.accepted)).filter(({ story }) => isWanted(story)).map(({ story, mode }) => `${story} ${mode}`),
    );
    if (stories.length === 0 && accepted.size === 0) throw new NoSuchStory(`No story's id begins with ${only.join(" or ")}.`);
    for (const part of ["new", "difference", "report.json"])
      await rm(join(folders.results, part), { recursive: true, force: true });
    const shots = stories.flatMap(shotsOf);
    const scenes = [...Map.groupBy(shots, ({ story, modes: [{ name }] }) => `${name} ${story.file}`).values()];
    // The longest first, so that the cameras end together.
    scenes.sort((one, other) => other.length - one.length);
    const entries = new Map<string, Entry>();
    const total = shots.reduce((sum, { modes }) => sum + modes.length, 0);
    const speak = progress(total, log);
    const underWay = new Set<string>();
    const stall = watchdog(
      stallLimit,
      () =>
        `No picture has come for ${stallLimit / 1000} s, ${entries.size} of ${total} are taken; under way: ${[...underWay].join(", ")}.`,
    );
    const work = async () => {
      const camera = await openCamera(browser, server.origin);
      try {
        for (let scene = scenes.shift(); scene; scene = scenes.shift()) {
          for (const shot of scene) {
            let again = false;
            for (const mode of shot.modes) {
              const key = `${shot.story.id} ${mode.name}`;
              underWay.add(key);
              const take = again ? () => camera.takeAgain(mode) : () => camera.take(shot.story, mode);
              const entry = await judge(take, shot.story, mode, folders, accepted.has(key));
              again = entry.verdict !== "failed";
              entries.set(key, entry);
              underWay.delete(key);
              stall.postpone();
              speak();
            }
          }
        }
      } finally {
        await camera.close();
      }
    };
    try {
      await Promise.race([Promise.all(Array.from({ length: Math.min(cameras, scenes.length) }, work)), stall.bark]);
    } finally {
      stall.stop();
    }
    const report: Report = {
      made: new Date().toISOString(),
      storybook,
      browser: `Chromium ${browser.version()}`,
      seconds: (performance.now() - began) / 1000,
      entries: [
        ...stories.flatMap((story) => modesOf(story).map(({ name }) => entries.get(`${story.id} ${name}`) as Entry)),
        ...[...accepted].filter((key) => !entries.has(key)).map((key) => vanished(key, stories)),
      ],
      skipped: stories.flatMap(({ id, parameters }) =>
        parameters.visual?.skip ? [{ story: id, reason: parameters.visual.skip }] : [],
      ),
    };
    await writeReport(folders, report);
    return report;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Fails when it has not been postponed for a while. @param reason is asked for when that has happened */
function watchdog(limit: number, reason: () => string) {
  const { promise: bark, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(reason())), limit);
  return { bark, postpone: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}

function vanished(key: string, stories: readonly PreparedStory[]): Entry {
  const [story = "", mode = ""] = key.split(" ");
  const known = stories.find(({ id }) => id === story);
  return { story, title: known?.title ?? story, name: known?.name ?? "", mode, verdict: "vanished" };
}

function progress(total: number, log: (text: string) => void): () => void {
  let done = 0;
  const tenth = Math.max(1, Math.ceil(total / 10));
  return () => {
    done += 1;
    if (done % tenth === 0) log(`${done} of ${total} pictures`);
  };
}

async function judge(
  take: () => Promise<Buffer>,
  story: PreparedStory,
  mode: Mode,
  folders: Folders,
  hasAccepted: boolean,
): Promise<Entry> {
  const entry = { story: story.id, title: story.title, name: story.name, mode: mode.name };
  let png: Buffer;
  try {
    png = await take();
  } catch (error) {
    if (error instanceof NoPicture) return { ...entry, verdict: "failed", reason: error.message };
    throw error;
  }
  const taken = await decode(png);
  const size = [taken.width, taken.height] as const;
  const newFile = pictureFile(folders, "new", story.id, mode.name);
  if (!hasAccepted) {
    await writePicture(newFile, taken);
    return { ...entry, verdict: "new", size };
  }
  const { pixels, difference } = compare(await decode(pictureFile(folders, "accepted", story.id, mode.name)), taken);
  if (!difference) return { ...entry, verdict: "same", size };
  await writePicture(newFile, taken);
  await writePicture(pictureFile(folders, "difference", story.id, mode.name), difference);
  return { ...entry, verdict: "changed", size, pixels };
}
