import type { BrowserContext, Page } from "playwright";
import { withBrowser } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import type { ShopServer } from "./shop-server.ts";

/** A listing whose first page is full. */
const fullListing = "/categories/men/shoes";
const fullPage = 48;
const tries = 5;

/** How a shopper uses a listing first. */
const firstUses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  scrolling: async (page) => {
    await page.mouse.move(5, 500);
    await page.mouse.wheel(0, 300);
  },
  "a press on a tile": (page) =>
    page
      .getByRole("button", { name: /^Quick add/ })
      .first()
      .click(),
};

declare global {
  interface Window {
    /** Milliseconds of each task over 50 so far. */
    longTasks?: number[];
  }
}

function watchLongTasks(): void {
  const tasks: number[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
}

async function longestTask(context: BrowserContext, origin: string, use: (page: Page) => Promise<void>): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/nz${fullListing}`, { waitUntil: "networkidle" });
  const links = page.locator("main article h2 a");
  const tiles = await links.count();
  if (tiles !== fullPage) throw new Error(`The listing has ${tiles} tiles.`);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(watchLongTasks);
  await use(page);
  await links.last().evaluate(async (element) => {
    // React's mark on what it has taken over; nothing else tells from outside that a part is alive.
    while (!Object.keys(element).some((key) => key.startsWith("__reactProps$"))) await new Promise(requestAnimationFrame);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  await page.close();
  return Math.max(0, ...tasks);
}

/** The longest task while a listing of 48 tiles comes alive, at a quarter of the processor's speed. What is under 50 ms counts as 0. */
export async function measureHydration(shop: ShopServer): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const figures: Figure[] = [];
    for (const [name, use] of Object.entries(firstUses)) {
      const longest: number[] = [];
      for (let attempt = 0; attempt < tries; attempt++) {
        const context = await newPhone();
        longest.push(await longestTask(context, shop.origin, use));
        await context.close();
      }
      figures.push({
        name: `48 tiles come alive by ${name}, longest task, 4× CPU`,
        value: median(longest),
        unit: "ms",
        target: { atMost: 100 },
        note: `median of ${longest.map(Math.round).join(", ")}`,
      });
    }
    return figures;
  });
}
