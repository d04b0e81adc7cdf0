import { expect, type Page } from "@playwright/test";

/**
 * Uses the page for the first time and waits until every control in it has come alive. React keeps what it knows of an
 * element under a key of its own; one that has none was rendered by the server and is still waiting.
 */
export async function comeAlive(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("Shift");
      return page.evaluate(
        () =>
          [...document.querySelectorAll("header a, main a, main button, footer a, footer summary")].filter(
            (element) => !Object.keys(element).some((key) => key.startsWith("__reactProps$")),
          ).length,
      );
    })
    .toBe(0);
}

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
