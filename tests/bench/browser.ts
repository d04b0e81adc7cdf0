import { type BrowserContext, chromium, type Page } from "playwright";
import { browserArguments, findBrowser } from "../browser/find-browser.ts";
import type { Kept } from "./kept-cart.ts";

/** The phone that all pages are measured on, as the peers were. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

/** Opens a browser for `work` and closes it. */
export async function withBrowser<T>(work: (newPhone: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    return await work(() => browser.newContext({ ...phone, locale: "en-NZ" }));
  } finally {
    await browser.close();
  }
}

/** Has the browser keep something of an origin, from a page of it that runs no code of the shop. */
export async function keep(page: Page, origin: string, kept: Kept): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(({ storage = {}, cookie, session = [] }) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    for (const each of cookie === undefined ? session : [...session, cookie]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the shop sets it
      document.cookie = each;
    }
  }, kept);
}
