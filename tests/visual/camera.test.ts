import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
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

/** What a page that takes its picture once more begins with; after each it goes on for some frames, and then shows that it has. */
const beginnings = {
  "a page that counts frames": () => goOn(8),
  "an idle moment that a busy browser does not find": () => {
    const end = performance.now() + 300;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const pause = performance.now() + 4;
      while (performance.now() < pause);
      if (performance.now() < end) port2.postMessage(null);
    };
    port2.postMessage(null);
    requestIdleCallback(() => goOn(3));
  },
  "a task that takes long": () =>
    setTimeout(() => {
      const end = performance.now() + 150;
      while (performance.now() < end);
      goOn(3);
    }, 30),
  "an answer": () => fetch("/answer").then(() => goOn(3)),
};

declare global {
  var goOn: (frames: number) => void;
}

for (const [name, begin] of Object.entries(beginnings)) {
  test(`what ${name} leads to is waited for`, async () => {
    const story = stories.find(({ id }) => id === "shop-button--still") as PreparedStory;
    const [main, btq] = modesOf(story) as [Mode, Mode];
    await camera.take(story, main);
    const page = browser.contexts()[0]?.pages()[0] as Page;
    await page.route("**/answer", async (route) => {
      // So that it comes when a page without changes is all but taken for a still one.
      await new Promise((resolve) => setTimeout(resolve, 40));
      await route.fulfill({ body: "" });
    });
    await page.evaluate(() => {
      window.goOn = (frames) => requestAnimationFrame(() => (frames > 1 ? goOn(frames - 1) : document.body.append("gone on")));
    });
    await page.evaluate(async (begin) => {
      // It comes due on a still page, and so runs when the next picture is taken.
      setTimeout(new Function(`(${begin})()`) as () => void);
      await (await fetch(location.href)).text();
    }, String(begin));
    const dressed = await camera.takeAgain(btq);
    expect(dressed).not.toEqual(await camera.take(story, btq));
  });
}

test("there is nothing to dress after a story that failed", async () => {
  const [story, mode] = shot("shop-button--still");
  await crash();
  await expect(camera.take(story, mode)).rejects.toThrow(NoPicture);
  await expect(camera.takeAgain(mode)).rejects.toThrow("There is no story on the stage.");
});

test("a page that never stops asking has failed when its time is over, and the next picture is taken", async () => {
  const hurried = await openCamera(browser, server.origin, 3_000);
  const story = stories.find(({ id }) => id === "shop-button--still") as PreparedStory;
  const [main, btq] = modesOf(story) as [Mode, Mode];
  const before = await hurried.take(story, main);
  await browser
    .contexts()
    .at(-1)
    ?.pages()[0]
    ?.evaluate(() => {
      const ask = (): Promise<void> => fetch(location.href).then((answer) => answer.text().then(ask));
      void ask();
    });
  await expect(hurried.takeAgain(btq)).rejects.toThrow("It took more than 3 s.");
  expect(await hurried.take(story, main)).toEqual(before);
  await hurried.close();
});
