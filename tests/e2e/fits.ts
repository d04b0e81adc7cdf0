import { expect, type Page } from "@playwright/test";

/** Nothing to scroll sideways. */
export async function fits(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over, { message: `sideways on ${page.url()}` }).toBe(0);
}
