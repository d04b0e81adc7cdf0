import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { browserArguments, findBrowser } from "../browser/find-browser.ts";
import { type Camera, drawingArguments, listStories, NoPicture, openCamera } from "./camera.ts";
import { type Mode, modesOf, type PreparedStory } from "./modes.ts";
import { serveFolder } from "./serve-folder.ts";

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let stories: PreparedStory[];
let camera: Camera;

beforeAll(async () => {
  server = await serveFolder(fileURLToPath(new URL("fixture", import.meta.url)));
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArguments, ...drawingArguments] });
  stories = await listStories(browser, server.origin);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  camera = await openCamera(browser, server.origin);
});
afterEach(() => camera.close());

/** A story of the fixture in the first of its modes. */
function shot(id: string): [PreparedStory, Mode] {
  const story = stories.find((each) => each.id === id) as PreparedStory;
  return [story, modesOf(story)[0] as Mode];
}

async function crash(): Promise<void> {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error("The camera has no page.");
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // A page that has crashed gives no answer.
  session.send("Page.crash").catch(() => undefined);
  await crashed;
}

test("a page that has crashed costs one story its picture; the next ones are taken on a new page", async () => {
  const before = await camera.take(...shot("shop-button--still"));
  await crash();
  await expect(camera.take(...shot("shop-button--still"))).rejects.toThrow(NoPicture);
  expect(await camera.take(...shot("shop-button--still"))).toEqual(before);
  expect(await camera.take(...shot("shop-clock--now"))).toBeInstanceOf(Buffer);
  expect(browser.contexts()[0]?.pages()).toHaveLength(1);
});

test("a story that has been played puts on another theme, as if it had been played in it", async () => {
  const story = stories.find(({ id }) => id === "shop-button--pressed") as PreparedStory;
  const [main, btq] = modesOf(story) as [Mode, Mode];
  const inMain = await camera.take(story, main);
  const dressed = await camera.takeAgain(btq);
  expect(dressed).not.toEqual(inMain);
  expect(dressed).toEqual(await camera.take(story, btq));
});

test("a short timer that came due on a still page runs when the page puts on another theme", async () => {
  const story = stories.find(({ id }) => id === "shop-button--still") as PreparedStory;
  const [main, btq] = modesOf(story) as [Mode, Mode];
  await camera.take(story, main);
  await browser
    .contexts()[0]
    ?.pages()[0]
    ?.evaluate(async () => {
      setTimeout(() => document.body.append("due"));
      await (await fetch(location.href)).text();
    });
  const dressed = await camera.takeAgain(btq);
  expect(dressed).not.toEqual(await camera.take(story, btq));
});

test("there is nothing to dress after a story that failed", async () => {
  const [story, mode] = shot("shop-button--still");
  await crash();
  await expect(camera.take(story, mode)).rejects.toThrow(NoPicture);
  await expect(camera.takeAgain(mode)).rejects.toThrow("There is no story on the stage.");
});
