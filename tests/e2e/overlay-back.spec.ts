import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, askForPoints, checkOut } from "./shopper.ts";

const product = "/nz/products/farrow-mile/pace-one-ember";
const openers = [/^Zoom picture 1/, /^Play film/, "Size guide", "Find in store"] as const;

/** Opens the product by a link, so that Back has a page of the shop to go to. */
async function comeToProduct(page: Page): Promise<void> {
  await page.goto("/nz/products/farrow-mile/pace-one-glacier");
  await untilAlive(page);
  await page.getByRole("list", { name: "Colours" }).getByRole("link", { name: "Ember", exact: true }).click();
  await expect(page).toHaveURL(product);
  // The address is there a moment before the product.
  await expect(page.getByRole("button", { name: /^Zoom picture 1: .* in Ember/ })).toBeVisible();
}

test("Back closes what lies over a product, and gives focus back to what opened it", async ({ page }) => {
  await comeToProduct(page);
  const dialogs = page.getByRole("dialog");
  for (const name of openers) {
    const opener = page.getByRole("button", { name });
    await opener.click();
    await expect(dialogs).toHaveCount(1);
    await page.goBack();
    await expect(dialogs).toHaveCount(0);
    await expect(page).toHaveURL(product);
    await expect(opener).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
});

test("closed by hand, what lay over a product leaves no Back that does nothing", async ({ page }) => {
  await comeToProduct(page);
  const dialogs = page.getByRole("dialog");
  for (const name of openers) {
    await page.getByRole("button", { name }).click();
    await expect(dialogs).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialogs).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
  await expect(page.getByRole("heading", { level: 1, name: "Pace One" })).toBeVisible();
});

test("a link that is pressed the moment an overlay closes leads on, and Back leads to the page that it was on", async ({
  page,
}) => {
  await comeToProduct(page);
  await page.getByRole("button", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Size guide" });
  await expect(guide).toBeVisible();
  await guide.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => {
    button.click();
    queueMicrotask(() => document.querySelector<HTMLElement>("main nav[aria-label=Breadcrumb] a[href*=categories]")?.click());
  });
  await expect(page).toHaveURL(/\/nz\/categories\//);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
});

test("a page that is loaded anew, or come forward to, with what lay over it closed has one Back to the page before", async ({
  page,
}) => {
  await comeToProduct(page);
  const guide = page.getByRole("dialog", { name: "Size guide" });
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(guide).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(guide).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
  await page.goForward();
  await expect(page).toHaveURL(product);
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(guide).toBeVisible();
  await page.goBack();
  await expect(guide).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
});

test("a store that is found for a product is gone to from it, and Back leads to the product", async ({ page }) => {
  await comeToProduct(page);
  await page.getByRole("button", { name: "Find in store" }).click();
  await page.getByRole("dialog", { name: "Find in store" }).getByRole("heading", { level: 3 }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nz\/stores\//);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/pace-one-glacier$/);
});

test("Back closes a wallet's sheet before it leaves the cart", async ({ page }) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/cart");
  await untilAlive(page);
  const pay = page.getByRole("button", { name: "PayPal" });
  await pay.click();
  const sheet = page.getByRole("dialog", { name: "PayPal" });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/nz\/cart$/);
  // Closed by hand, it leaves no Back that does nothing.
  await pay.click();
  await expect(sheet.frameLocator("iframe").getByRole("button").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/nz\/cart$/);
});

test("Back closes the question how many points to use before it leaves the payment step", async ({ page }) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await checkOut(page);
  const dialog = await askForPoints(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
});
