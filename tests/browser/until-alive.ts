import type { Page } from "playwright";

declare global {
  interface Window {
    /** What was pressed before React was there; null once it is. */
    earlyClicks?: unknown[] | null;
  }
}

/**
 * Waits until React has hydrated the page and has nothing left to do: from then on the page, and not the few lines that keep
 * early clicks, answers whatever is pressed or pointed at.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClicks === null);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
