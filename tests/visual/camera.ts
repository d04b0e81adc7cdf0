import { stripVTControlCharacters } from "node:util";
import type { Browser, CDPSession, Page, Request } from "playwright";
import type { Mode, PreparedStory } from "./modes.ts";
import { installStage } from "./stage.ts";

/** The instant at which every picture is taken. */
const epoch = Date.UTC(2026, 6, 1, 22, 0, 0);
/** White left of the right and below the bottom edge, for shadows and focus rings. CSS pixels. */
const margin = 16;
/** No picture is taller. CSS pixels. */
const tallest = 8000;
/** Enough of a failure to find it by. Characters. */
const longestReason = 300;
/** A `play` that takes longer has failed. Milliseconds. */
const patience = 30_000;
/** No picture takes longer, whatever keeps it: a page that never stops asking, a browser that never answers. Milliseconds. */
const pictureLimit = 120_000;

/**
 * A caret comes and goes; a photograph that is plain keeps its place and size, and so does a film, whose controls are the
 * browser's own and show how far it has loaded.
 * What a browser skips until it is near the window has a guessed height at first, and its own from then on: no picture may depend on
 * which of the two it has.
 * Storybook hides a story that is slow to prepare, and what is hidden cannot take the focus that it asks for.
 */
const pictureStyle = `
*, ::before, ::after { caret-color: transparent !important; }
#storybook-root * { content-visibility: visible !important; }
.sb-show-preparing-story:not(.sb-show-main) > :not(script, style, [class^="sb-"]) { display: revert !important; }
[data-plain-photographs] img[srcset] { object-position: -9999px !important; background: #b9b9b4 !important; }
[data-plain-photographs] video { opacity: 0 !important; }`;

/** What Storybook's preview offers a page; the part of it that is used here. */
interface Preview {
  channel: {
    on(event: string, listener: (value: never) => void): void;
    off(event: string, listener: (value: never) => void): void;
    emit(event: string, value: unknown): void;
  };
  ready(): Promise<void>;
  loadStory(wanted: { storyId: string }): Promise<{
    parameters: PreparedStory["parameters"];
    storyGlobals: PreparedStory["globals"];
  }>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

interface Index {
  entries: Record<string, { type: string; id: string; title: string; name: string; importPath: string }>;
}

/** One that could not be pictured as it should: its `play` failed, it asked the network, it never came to rest. */
export class NoPicture extends Error {
  /** @param reason possibly long, in a terminal's colours and on several lines, as matchers write theirs; here it is one plain line */
  constructor(reason: string) {
    super(stripVTControlCharacters(reason).replace(/\s+/g, " ").trim().slice(0, longestReason));
  }
}

/** Flags with which Chromium draws the same letters and colours on every machine. */
export const drawingArguments = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-partial-raster",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--hide-scrollbars",
  // Nothing but this machine is reached, whatever a story asks for.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Opens the frame that stories are drawn in, and waits until its modules, which may take turns, have made its preview. */
async function openFrame(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
}

/** The stories of a static Storybook, in the order of its index, with what they declare. */
export async function listStories(browser: Browser, origin: string): Promise<PreparedStory[]> {
  const index = (await (await fetch(`${origin}/index.json`)).json()) as Index;
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const page = await browser.newPage();
  try {
    await openFrame(page, origin);
    const prepared = await page.evaluate(
      async (ids) => {
        const preview = window.__STORYBOOK_PREVIEW__;
        await preview.ready();
        return Promise.all(
          ids.map(async (storyId) => {
            const { parameters, storyGlobals } = await preview.loadStory({ storyId });
            const { visual, viewport } = parameters;
            return { parameters: { visual, viewport: { options: viewport?.options } }, globals: storyGlobals };
          }),
        );
      },
      stories.map(({ id }) => id),
    );
    return stories.map(({ id, title, name, importPath }, index) => ({
      id,
      title,
      name,
      file: importPath,
      ...(prepared[index] as Pick<PreparedStory, "parameters" | "globals">),
    }));
  } finally {
    await page.close();
  }
}

/** Shows stories in a page of its own, one after the other, and takes their pictures. */
export interface Camera {
  /**
   * The story's picture after its `play`, cropped to what it paints.
   * @returns a PNG
   * @throws NoPicture with the reason
   */
  take(story: PreparedStory, mode: Mode): Promise<Buffer>;
  /**
   * The picture of the story that was taken last, in another theme: themes are style sheets alone, so what is on the stage
   * changes its clothes and is not played again.
   * @returns a PNG
   * @throws NoPicture with the reason
   */
  takeAgain(mode: Mode): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a page for pictures of the Storybook that is served at `origin`.
 * @param limit after which a picture has failed, in milliseconds
 */
export async function openCamera(browser: Browser, origin: string, limit = pictureLimit): Promise<Camera> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-NZ", timezoneId: "Pacific/Auckland" });
  await context.addInitScript(installStage, { epoch });
  let { page, session, traffic } = await openPage();
  let shown = "";

  async function openPage() {
    const page = await context.newPage();
    return { page, session: await context.newCDPSession(page), traffic: watchTraffic(page, origin) };
  }

  async function show(story: PreparedStory, mode: Mode): Promise<void> {
    const scene = `${story.file} ${mode.name}`;
    if (scene !== shown) {
      await page.setViewportSize({ width: mode.width, height: mode.height });
      // A file's stories share its modules, so each file starts on a page of its own and does not feel the one before.
      await openFrame(page, origin);
      await page.addStyleTag({ content: pictureStyle });
      const theme = await page.evaluate(chooseGlobals, { theme: mode.theme, a11y: { manual: true } });
      if (theme !== mode.theme) throw new NoPicture(`The theme is ${theme}, not ${mode.theme}.`);
      shown = scene;
    }
    await page.evaluate(
      (plain) => document.documentElement.toggleAttribute("data-plain-photographs", plain),
      story.parameters.visual?.photographs === "plain",
    );
    const failure = await page.evaluate(playThrough, {
      storyId: story.id,
      clock: story.parameters.visual?.clock ?? "frozen",
      patience,
    });
    if (failure !== null) throw new NoPicture(failure);
  }

  /** Sets the scene, waits until nothing moves, and takes the picture. */
  async function develop(mode: Mode, set: () => Promise<void>, late: AbortSignal): Promise<Buffer> {
    traffic.strangers.clear();
    await set();
    let restless: string | null;
    do {
      late.throwIfAborted();
      traffic.startOver();
      restless = await page.evaluate(() => window.visualStage.settle());
    } while (await traffic.cameToRest());
    if (restless) throw new NoPicture(`It never came to rest: ${restless}.`);
    if (traffic.strangers.size > 0) throw new NoPicture(`It asked the network for ${[...traffic.strangers].join(", ")}.`);
    return await expose(page, session, mode);
  }

  async function picture(mode: Mode, set: () => Promise<void>): Promise<Buffer> {
    const late = new AbortController();
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const failure = new NoPicture(`It took more than ${limit / 1000} s.`);
      late.abort(failure);
      over.reject(failure);
    }, limit);
    try {
      return await Promise.race([develop(mode, set, late.signal), over.promise]);
    } catch (error) {
      // Whatever went wrong is not to be felt by the next story, least of all a page that has crashed.
      shown = "";
      await page.close();
      ({ page, session, traffic } = await openPage());
      throw error instanceof NoPicture ? error : new NoPicture(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    take: (story, mode) => picture(mode, () => show(story, mode)),
    takeAgain: (mode) =>
      picture(mode, async () => {
        if (shown === "") throw new NoPicture("There is no story on the stage.");
        await page.evaluate((theme) => window.visualStage.dress(theme), mode.theme);
      }),
    close: () => context.close(),
  };
}

/** Runs in the page: sets the toolbar, and keeps axe, which has runs of its own, out of this one. Returns the theme that holds. */
async function chooseGlobals(globals: { theme: string; a11y: { manual: boolean } }): Promise<string> {
  const preview = window.__STORYBOOK_PREVIEW__;
  const { channel } = preview;
  await preview.ready();
  return new Promise((resolve) => {
    const updated = (event: { globals: { theme: string } }) => {
      channel.off("globalsUpdated", updated);
      resolve(event.globals.theme);
    };
    channel.on("globalsUpdated", updated);
    channel.emit("updateGlobals", { globals });
  });
}

/** Runs in the page: shows a story and plays it. Returns what went wrong, or null. */
async function playThrough({
  storyId,
  clock,
  patience,
}: {
  storyId: string;
  clock: "frozen" | "running";
  patience: number;
}): Promise<string | null> {
  const preview = window.__STORYBOOK_PREVIEW__;
  const { channel } = preview;
  await preview.ready();
  window.visualStage.begin(clock);
  return new Promise((resolve) => {
    let failure: string | null = null;
    const fail = (error: { message?: string; title?: string } | { message?: string }[]) => {
      const first = Array.isArray(error) ? error[0] : error;
      failure ??= first?.message ?? (first as { title?: string } | undefined)?.title ?? "It failed without a word.";
    };
    const finish = (event: { storyId: string; status: string }) => {
      if (event.storyId !== storyId) return;
      if (event.status !== "success") failure ??= "Its play failed.";
      end();
    };
    const missing = (id?: string) => {
      if (id !== storyId) return;
      failure ??= "Storybook cannot load it.";
      end();
    };
    const failures = ["playFunctionThrewException", "unhandledErrorsWhilePlaying", "storyThrewException", "storyErrored"];
    const timer = setTimeout(() => {
      failure ??= `Its play took more than ${patience / 1000} s.`;
      end();
    }, patience);
    const end = () => {
      clearTimeout(timer);
      for (const name of failures) channel.off(name, fail);
      channel.off("storyFinished", finish);
      channel.off("storyMissing", missing);
      resolve(failure);
    };
    for (const name of failures) channel.on(name, fail);
    channel.on("storyFinished", finish);
    channel.on("storyMissing", missing);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/** Kinds of answers that the page may go on from; whether pictures and fonts are there it says itself. */
const bringsChange: ReadonlySet<string> = new Set(["script", "stylesheet", "fetch", "xhr", "document"]);

/** Counts requests under way, and remembers those that went elsewhere than to `origin`. */
function watchTraffic(page: Page, origin: string) {
  const strangers = new Set<string>();
  const underWay = new Set<Request>();
  let arrived: (() => void) | undefined;
  let answered = false;
  const end = (request: Request) => {
    underWay.delete(request);
    answered ||= bringsChange.has(request.resourceType());
    if (underWay.size === 0) arrived?.();
  };
  page.on("request", (request) => {
    const url = request.url();
    if (!/^https?:/.test(url)) return;
    if (!url.startsWith(`${origin}/`)) strangers.add(url);
    underWay.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return {
    strangers,
    startOver() {
      answered = false;
    },
    /** Waits for requests under way; tells whether there were any, or answers since starting over that the page may still be taking in. */
    async cameToRest(): Promise<boolean> {
      if (underWay.size === 0) return answered;
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new NoPicture("A request got no answer.")), patience);
        arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      return true;
    },
  };
}

async function expose(page: Page, session: CDPSession, mode: Mode): Promise<Buffer> {
  const { right, bottom } = await page.evaluate(() => window.visualStage.extent());
  const height = Math.min(tallest, Math.ceil(Math.max(0, bottom)) + margin);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: height > mode.height,
    clip: { x: 0, y: 0, width: Math.min(mode.width, Math.ceil(Math.max(0, right)) + margin), height, scale: 1 },
  });
  return Buffer.from(data, "base64");
}
