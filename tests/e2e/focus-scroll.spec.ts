import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cartDialog } from "./shopper.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a new page starts with focus on its heading and its own title", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  const before = await page.title();
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await untilAlive(page);
  await link.click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.title()).not.toBe(before);
  expect(await scrolled(page)).toBe(0);
});

test("a filter keeps focus on itself", { tag: "@phone" }, async ({ page }, info) => {
  await page.goto("/nz/categories/men/shoes");
  if (info.project.name === "phone") await page.getByRole("button", { name: /^Filter/ }).click();
  const option = page
    .getByRole("checkbox", { name: /^Osker/ })
    .locator("visible=true")
    .first();
  await option.focus();
  await option.press("Space");
  await expect(page).toHaveURL(/brand=Osker/);
  await expect(option).toBeChecked();
  await expect(option).toBeFocused();
});

test("Back finds a listing where it was left, also after more was loaded", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  const products = page.getByRole("article");
  await page.getByRole("button", { name: "Load 48 more" }).click();
  await expect(products).toHaveCount(96);
  const chosen = products.nth(70).getByRole("heading").getByRole("link");
  // Where a press would happen: a trial scrolls as far as the press itself.
  await chosen.click({ trial: true });
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1000);
  await chosen.click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL("/nz/categories/men/shoes");
  await expect(products).toHaveCount(96);
  // A phone's header is a little lower once the page has moved on (HEAD-17).
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(12);
  await expect(chosen).toBeInViewport();
  await expect(chosen).toBeFocused();

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("Back finds the thing in a row that was opened, turned to and with focus on it", async ({ page }) => {
  await page.goto("/nz/");
  await untilAlive(page);
  const row = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("article") })
    .last();
  const last = row.getByRole("article").last().getByRole("heading").getByRole("link");
  await row.scrollIntoViewIfNeeded();
  await last.focus();
  await expect(last).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/nz/");
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  // What is left by no link starts at its heading again.
  await page.getByRole("banner").getByRole("link", { name: "BTQ home" }).click();
  await expect(page).toHaveURL("/nz/btq");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/nz/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("what gets focus on a small screen stands clear of the bar at a product's foot", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/nz/products/osker/court-low-galah");
  await untilAlive(page);
  const add = page.getByRole("button", { name: "Add to cart", exact: true });
  await page
    .getByRole("link", { name: /reviews$/ })
    .first()
    .focus();
  const covered: string[] = [];
  while (!(await add.first().evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const [box, bar] = [await focused.boundingBox(), await add.last().locator("..").boundingBox()];
    if (box && bar && box.y + box.height > bar.y + 1) covered.push((await focused.textContent()) ?? "");
  }
  expect(covered).toEqual([]);
});

test("the next page of a listing starts at its top", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("OVER-05 an overlay holds focus, gives it back, and closes when the page changes", { tag: "@phone" }, async ({ page }) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  const dialog = cartDialog(page);
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add to cart", exact: true }).first()).toBeFocused();

  const opener = page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" });
  await opener.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close cart" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL("/nz/cart");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeFocused();
});
