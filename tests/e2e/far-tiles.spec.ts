import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isDrawn = (tile: Locator) =>
  tile.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test("tiles of a listing that are far off are not drawn, keep their height and are drawn when they come near", async ({
  page,
}) => {
  await page.goto("/nz/categories/men/shoes");
  const before = await height(page);
  await untilAlive(page);
  const tiles = page.getByRole("main").getByRole("article");
  await expect.poll(() => isDrawn(tiles.last())).toBe(false);
  expect(await isDrawn(tiles.first())).toBe(true);
  expect(await height(page)).toBe(before);

  await tiles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(tiles.last())).toBe(true);
  await expect.poll(() => isDrawn(tiles.first())).toBe(false);
  expect(await height(page)).toBe(before);
});

test("a listing that has become narrower stands as if it had been opened so", async ({ page }) => {
  const narrow = { width: 412, height: 823 };
  await page.setViewportSize(narrow);
  await page.goto("/nz/categories/men/shoes");
  const opened = await height(page);

  await page.setViewportSize({ width: 700, height: 900 });
  await page.reload();
  await untilAlive(page);
  const last = page.getByRole("main").getByRole("article").last();
  await expect.poll(() => isDrawn(last)).toBe(false);
  await page.setViewportSize(narrow);
  await expect.poll(() => height(page)).toBe(opened);
  await expect.poll(() => isDrawn(last)).toBe(false);
  expect(await height(page)).toBe(opened);
});
