import type { Page } from "playwright";
import { withBrowser } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import { listingPath } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const openings = 9;

/** Milliseconds that a press lasts. */
const press = 60;

declare global {
  interface Window {
    /** Settles with the milliseconds from the next click to the first frame that has a dialog in it. */
    firstFrame?: Promise<number>;
    /** Sum of all layout shifts, those right after a press too. */
    shifted?: number;
  }
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted! += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift" });
}

function awaitFirstFrame(): void {
  window.firstFrame = new Promise((resolve) => {
    const look = (event: MouseEvent) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector("[role=dialog]")) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          // A task after the frame's callbacks comes when the frame is on its way to the screen. A less urgent one comes
          // after the next frame too.
          scheduler.postTask(() => resolve(performance.now() - event.timeStamp), { priority: "user-blocking" });
        });
      });
      watch.observe(document, { childList: true, subtree: true });
    };
    addEventListener("click", look, { capture: true, once: true });
  });
}

async function openAndClose(page: Page): Promise<number> {
  await page.evaluate(awaitFirstFrame);
  const bag = await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).boundingBox();
  if (!bag) throw new Error("There is no bag to press.");
  // A locator's own click looks at the page while it is pressed, which no shopper's does.
  await page.mouse.click(bag.x + bag.width / 2, bag.y + bag.height / 2, { delay: press });
  const milliseconds = await page.evaluate(() => window.firstFrame as Promise<number>);
  const dialog = page.getByRole("dialog");
  await dialog.evaluate((panel) => Promise.allSettled(panel.getAnimations().map((animation) => animation.finished)));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  return milliseconds;
}

/** From a press on the bag until the first frame of the cart overlay, at a quarter of the processor's speed, and what shifts meanwhile. */
export async function measureOverlayOpening(shop: ShopServer): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const page = await (await newPhone()).newPage();
    await page.goto(`${shop.origin}/nz${listingPath}`, { waitUntil: "networkidle" });
    // The first opening fetches the panel's code; what is measured is the overlay.
    await openAndClose(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(watchShifts);
    const times: number[] = [];
    for (let opening = 0; opening < openings; opening++) times.push(await openAndClose(page));
    return [
      {
        name: "overlay open, first frame, 4× CPU",
        value: median(times),
        unit: "ms",
        target: { atMost: 50 },
        note: `median of ${times.map(Math.round).join(", ")}`,
      },
      {
        name: "layout shift by opening and closing an overlay",
        value: await page.evaluate(() => window.shifted ?? Number.NaN),
        unit: "",
        target: { atMost: 0 },
      },
    ];
  });
}
