import type { BrowserContext } from "playwright";
import { withBrowser } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import { listingPath } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const clicks = 7;

interface Click {
  readonly milliseconds: number;
  /** The click was no soft navigation. */
  readonly newDocument: boolean;
}

/** Notes, in the page, when it was clicked first and when a product's heading was painted, both on the wall clock. */
function noteClickAndPaint(): void {
  const wall = (time: number) => performance.timeOrigin + time;
  const note = (name: string, time: number) => sessionStorage.getItem(name) ?? sessionStorage.setItem(name, String(wall(time)));
  const noteFrame = () =>
    requestAnimationFrame(() => {
      // A task after the frame's callbacks comes when the frame is on its way to the screen. A less urgent one comes after
      // the next frame too.
      scheduler.postTask(() => void note("painted", performance.now()), { priority: "user-blocking" });
    });
  if (sessionStorage.getItem("clicked") !== null) {
    addEventListener("DOMContentLoaded", noteFrame);
    return;
  }
  addEventListener(
    "click",
    (event) => {
      note("clicked", event.timeStamp);
      const before = document.querySelector("h1")?.textContent;
      const watch = new MutationObserver(() => {
        const heading = document.querySelector("main h1")?.textContent;
        if (!heading || heading === before || !location.pathname.includes("/products/")) return;
        watch.disconnect();
        noteFrame();
      });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/**
 * From a click on a tile until the product's heading is painted, with the processor slowed four times.
 * @param alive whether the page has been touched before, so that all of it has come alive when the click comes
 */
async function clickThrough(context: BrowserContext, origin: string, tile: number, alive: boolean): Promise<Click> {
  const page = await context.newPage();
  await page.addInitScript(noteClickAndPaint);
  await page.goto(`${origin}/nz${listingPath}`, { waitUntil: "networkidle" });
  const link = page.locator("main article h2 a").nth(tile);
  if (alive) {
    await page.mouse.move(5, 400);
    // React's mark on what it has taken over; nothing else tells from outside that a part is alive.
    await link.evaluate(async (element) => {
      while (!Object.keys(element).some((key) => key.startsWith("__reactProps$"))) await new Promise(requestAnimationFrame);
    });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await link.click();
  await page.waitForURL("**/products/**");
  const noted = await page.waitForFunction(() => sessionStorage.getItem("painted") !== null && { ...sessionStorage });
  const { clicked, painted } = (await noted.jsonValue()) as unknown as Record<string, string>;
  const sameDocument = await page.evaluate(() =>
    performance.getEntriesByType("navigation").some((entry) => entry.name.includes("/categories/")),
  );
  await page.close();
  return { milliseconds: Number(painted) - Number(clicked), newDocument: !sameDocument };
}

/** From a listing to a product by a click, at a quarter of the processor's speed. @throws Error when it loads a new document */
export async function measureSoftNavigation(shop: ShopServer): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const clicksOn = async (alive: boolean) => {
      const done: Click[] = [];
      for (let click = 0; click < clicks; click++) {
        const context = await newPhone();
        done.push(await clickThrough(context, shop.origin, click % 4, alive));
        await context.close();
      }
      return done;
    };
    const alive = await clicksOn(true);
    if (alive.some(({ newDocument }) => newDocument)) throw new Error("The click loaded a new document.");
    const first = await clicksOn(false);
    const times = (done: readonly Click[]) => done.map(({ milliseconds }) => milliseconds);
    const list = (done: readonly Click[]) => times(done).map(Math.round).join(", ");
    const documents = first.filter(({ newDocument }) => newDocument).length;
    return [
      {
        name: "listing to product by click, 4× CPU",
        value: median(times(alive)),
        unit: "ms",
        target: { atMost: 200 },
        note: `median of ${list(alive)}`,
      },
      {
        name: "the same, when the click is the first touch of the page",
        value: median(times(first)),
        unit: "ms",
        target: { atMost: 200 },
        note: `median of ${list(first)}${documents > 0 ? `; ${documents} loaded a new document` : ""}`,
      },
    ];
  });
}
