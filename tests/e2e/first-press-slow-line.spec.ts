import type { Page } from "@playwright/test";
import { expect, firstVisit as test } from "./shop.ts";
import { addButton, cartDialog, sizeButton } from "./shopper.ts";

/** Fast 3G as Chromium's own tools have it: bytes a second, and milliseconds. */
const fast3g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

/** What the page's own layout has moved so far, as Core Web Vitals count it. */
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());

/** Opens a page over a slow line, at its first picture, long before its scripts are there. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", fast3g);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifted: () => sum });
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  expect(await page.evaluate(() => (window as { earlyClicks?: unknown }).earlyClicks)).toEqual([]);
}

const shoes = "/nz/categories/men/shoes";

test.describe("what is pressed first over a slow line", () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test("ticks of filters, in one facet and in several, all hold", async ({ page }) => {
    await openSlowly(page, shoes);
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox", { name: /^Osker/ }).check();
    await filters.getByRole("checkbox", { name: /^Norvane/ }).check();
    await filters.getByRole("switch", { name: "On sale" }).check();
    await expect(page).toHaveURL(/\?brand=Norvane&brand=Osker&sale=true$/, { timeout: 30_000 });
    await expect(filters.getByRole("checkbox", { name: /^Osker/ })).toBeChecked();
    await expect(filters.getByRole("checkbox", { name: /^Norvane/ })).toBeChecked();
    const brands = page.getByRole("main").getByRole("article").locator("p:first-child");
    await expect.poll(async () => new Set(await brands.allTextContents()).size).toBeLessThanOrEqual(2);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });

  test("a price that is typed holds", async ({ page }) => {
    await openSlowly(page, shoes);
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("textbox", { name: "From" }).fill("150");
    await filters.getByRole("checkbox", { name: /^Osker/ }).focus();
    await expect(page).toHaveURL(/\?minPrice=150$/, { timeout: 30_000 });
  });

  test("a size system holds for the sizes that are bought", async ({ page }) => {
    await openSlowly(page, "/nz/products/osker/court-low-galah");
    const sizes = page.getByRole("list", { name: "Sizes" });
    const before = await sizes.getByRole("button").first().textContent();
    await page.getByRole("combobox", { name: "Size system" }).selectOption({ label: "EU" });
    await expect(sizes.getByRole("button").first()).not.toHaveText(before ?? "", { timeout: 30_000 });
    await expect(page.getByRole("combobox", { name: "Size system" })).toHaveValue("eu");
    await sizeButton(sizes, "42.5").click();
    await addButton(page).click();
    await expect(cartDialog(page).getByText("EU 42.5")).toBeVisible({ timeout: 30_000 });
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });

  test("an order from the menu of orders leads there", async ({ page }) => {
    await openSlowly(page, shoes);
    await page.getByRole("main").locator("summary", { hasText: "Sort" }).click();
    await page.getByRole("list", { name: "Sort by" }).getByRole("link", { name: "Price low to high" }).click();
    await expect(page).toHaveURL(/sort=priceAsc$/, { timeout: 30_000 });
  });

  test("quick add opens its sizes", async ({ page }) => {
    await openSlowly(page, shoes);
    const tiles = page.getByRole("main").getByRole("article");
    const withSizes = await tiles.evaluateAll((all) => all.findIndex((tile) => tile.querySelector("[aria-expanded=false]")));
    const tile = tiles.nth(withSizes);
    await tile.hover();
    await tile.locator("[aria-expanded=false]").filter({ visible: true }).click();
    const sizes = tile.getByRole("group", { name: /choose a size/ });
    await expect(sizes.getByRole("button").nth(1)).toBeVisible({ timeout: 30_000 });
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });

  test("the cart opens", async ({ page }) => {
    await openSlowly(page, "/nz/");
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect(cartDialog(page).or(page.getByRole("heading", { level: 1, name: "Your cart" }))).toBeVisible({
      timeout: 30_000,
    });
  });

  test("the count of reviews leads to the reviews", async ({ page }) => {
    await openSlowly(page, "/nz/products/osker/court-low-galah");
    await page.getByRole("link", { name: /\d+ reviews$/ }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Reviews" })).toBeInViewport({ timeout: 30_000 });
  });

  test("a product opens", async ({ page }) => {
    await openSlowly(page, shoes);
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/nz\/products\//, { timeout: 30_000 });
    await expect(page.getByRole("button", { name: "Add to cart", exact: true }).first()).toBeVisible({ timeout: 30_000 });
  });
});
