import { expect, type Page } from "@playwright/test";

/** Goes down to the foot, so that what is fetched on the way is there, waits for it, and comes back to the top. */
export async function seeAll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const before = document.documentElement.scrollHeight;
        window.scrollTo(0, before);
        const busy = document.querySelectorAll("[aria-busy='true']").length;
        return busy === 0 && window.innerHeight + Math.ceil(window.scrollY) >= document.documentElement.scrollHeight - 1;
      }),
    )
    .toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
}
