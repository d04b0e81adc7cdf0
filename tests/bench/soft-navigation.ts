import type { BrowserContext } from "playwright";
import { untilAlive } from "../browser/until-alive.ts";
import { answerTime, watchAnswer } from "./answering-frame.ts";
import { withBrowser } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import { listingPath } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const clicks = 7;

/** From a click on a tile until the product is painted, with the processor slowed four times. @throws Error when it loads a new document */
async function clickThrough(context: BrowserContext, origin: string, tile: number): Promise<number> {
  const page = await context.newPage();
  await watchAnswer(page, { selector: "main [aria-label='Sizes']", path: "/products/" });
  await page.goto(`${origin}/nz${listingPath}`, { waitUntil: "networkidle" });
  await untilAlive(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.locator("main article h2 a").nth(tile).click();
  const milliseconds = await answerTime(page);
  const [opened] = await page.evaluate(() => performance.getEntriesByType("navigation").map(({ name }) => name));
  if (!opened?.includes(listingPath)) throw new Error("The click loaded a new document.");
  await page.close();
  return milliseconds;
}

/** From a listing to a product by a click, at a quarter of the processor's speed, once the listing is alive. */
export async function measureSoftNavigation(shop: ShopServer): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const times: number[] = [];
    for (let click = 0; click < clicks; click++) {
      const context = await newPhone();
      times.push(await clickThrough(context, shop.origin, click % 4));
      await context.close();
    }
    return [
      {
        name: "listing to product by click, 4× CPU",
        value: median(times),
        unit: "ms",
        target: { atMost: 250 },
        note: `median of ${times.map(Math.round).join(", ")}`,
      },
    ];
  });
}
