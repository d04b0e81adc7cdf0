import { expect, type Page } from "@playwright/test";

/** Nothing to scroll sideways, and no headline that the page's edge cuts off. */
export async function fits(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const headline = document.createRange();
      headline.selectNodeContents(document.querySelector("h1") ?? document.body);
      return Math.max(scrollWidth - clientWidth, Math.floor(headline.getBoundingClientRect().right - clientWidth), 0);
    });
  await expect.poll(over, { message: `sideways on ${page.url()}` }).toBe(0);
}
