import type { BrowserContext, Locator, Page } from "playwright";
import { type Answer, answerTime, watchAnswer } from "./answering-frame.ts";
import { withBrowser } from "./browser.ts";
import { type Figure, median } from "./figure.ts";
import { listingPath } from "./pages.ts";
import type { ShopServer } from "./shop-server.ts";

const tries = 5;
/** Milliseconds between the first paint and the press. */
const pause = 500;

interface Press {
  readonly on: (page: Page) => Locator;
  readonly answer: Answer;
}

const firstTile = (page: Page) => page.getByRole("main").getByRole("article").first();

/** What a shopper on a phone presses first on a listing. */
const presses: Readonly<Record<string, Press>> = {
  menu: { on: (page) => page.getByRole("banner").getByRole("link", { name: "Menu" }), answer: { selector: "[role=dialog]" } },
  filter: { on: (page) => page.getByRole("button", { name: /^Filter/ }), answer: { selector: "[role=dialog]" } },
  heart: {
    on: (page) => firstTile(page).getByRole("button", { name: /^Save / }),
    answer: { selector: "[role=dialog]" },
  },
  "quick add": {
    on: (page) => firstTile(page).getByRole("button", { name: /^Quick add/ }),
    answer: { selector: "[aria-label*='choose a size']" },
  },
  "product link": {
    on: (page) => firstTile(page).getByRole("heading").getByRole("link"),
    answer: { selector: "main [aria-label='Sizes']", path: "/products/" },
  },
};

async function pressFirst(context: BrowserContext, origin: string, { on, answer }: Press): Promise<number> {
  const page = await context.newPage();
  await watchAnswer(page, answer);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // React and Redux Toolkit make errors as they are read. A browser that is steered but not debugged reads their files again to
  // note where, half as long as it took to run them; a shopper's does not, and neither does a debugged one.
  await devtools.send("Debugger.enable");
  await page.goto(`${origin}/nz${listingPath}`, { waitUntil: "commit" });
  const control = on(page);
  await control.scrollIntoViewIfNeeded();
  const painted = await page.waitForFunction(
    () => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint && performance.timeOrigin + paint.startTime;
    },
    null,
    { polling: 50 },
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} cannot be pressed.`);
  await page.waitForTimeout(Math.max(0, Number(await painted.jsonValue()) + pause - Date.now()));
  // A locator's own tap looks at the page first, which no shopper's does.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const milliseconds = await answerTime(page);
  await page.close();
  return milliseconds;
}

/** From the first press on a listing, half a second after its first paint, to the frame that answers, at a quarter of the processor's speed. */
export async function measureFirstPress(shop: ShopServer): Promise<Figure[]> {
  return withBrowser(async (newPhone) => {
    const figures: Figure[] = [];
    for (const [name, press] of Object.entries(presses)) {
      const times: number[] = [];
      for (let attempt = 0; attempt < tries; attempt++) {
        const context = await newPhone();
        times.push(await pressFirst(context, shop.origin, press));
        await context.close();
      }
      figures.push({
        name: `first press, on ${name}: to the frame that answers, 4× CPU`,
        value: median(times),
        unit: "ms",
        target: { atMost: 200 },
        note: `median of ${times.map(Math.round).join(", ")}`,
      });
    }
    return figures;
  });
}
