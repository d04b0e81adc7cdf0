import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { addButton, cartDialog, sizeButton } from "./shopper.ts";

/** Has a file arrive late, as on a slow line. Returns what lets it through. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("what is pressed before the page has come alive is done in its order once it has", async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/product-page-[^/]+\.js$/);
  await page.goto("/nz/products/osker/court-low-galah");
  await sizeButton(page.getByRole("list", { name: "Sizes" }), "9").click();
  await addButton(page).click();
  await addButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  await expect(cartDialog(page).getByRole("heading", { name: "Cart 1" })).toBeVisible();
  await expect(cartDialog(page).getByRole("spinbutton")).toHaveValue("1");
});

test("a press on a tile far down, made before the listing has come alive, opens its sizes once it has", async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/listing-page-[^/]+\.js$/);
  await page.goto("/nz/categories/men/shoes");
  const tiles = page.getByRole("main").getByRole("article");
  const withSizes = await tiles.evaluateAll((all) =>
    all.flatMap((tile, place) => (tile.querySelector("[aria-expanded=false]") ? place : [])),
  );
  const tile = tiles.nth(withSizes.at(-1) as number);
  await tile.hover();
  await tile.locator("[aria-expanded=false]").filter({ visible: true }).click();
  letThrough();
  await expect(tile.getByRole("group", { name: /choose a size/ }).getByRole("button", { name: "Close" })).toBeVisible();
});

test("a link that opens an overlay waits for its code instead of leaving the page", async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/entry\.client-[^/]+\.js$/);
  await page.goto("/nz/");
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL("/nz/");
  await expect(cartDialog(page)).toHaveCount(0);
  letThrough();
  await expect(cartDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/nz/");
});

test("a link that opens an overlay leads to its page when the code does not arrive", async ({ page, quiet }) => {
  quiet.expect("entry.client");
  await page.route(/\/assets\/entry\.client-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/nz/");
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL("/nz/cart");
});
