import { holdFile } from "./hold-file.ts";
import { expect, firstVisit as test } from "./shop.ts";
import { addButton, cartDialog, sizeButton } from "./shopper.ts";

/** Without it nothing of the page answers but what is in the document itself. */
const entry = /\/assets\/entry\.client-[^/]+\.js$/;

test("what is pressed before the page's code is there is done in its order once it is", async ({ page }) => {
  const letThrough = await holdFile(page, entry);
  await page.goto("/nz/products/osker/court-low-galah");
  await sizeButton(page.getByRole("list", { name: "Sizes" }), "9").click();
  await addButton(page).click();
  await addButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  await expect(cartDialog(page).getByRole("heading", { name: "Cart 1" })).toBeVisible();
  await expect(cartDialog(page).getByRole("spinbutton")).toHaveValue("1");
});

test("a press on a tile far down, made before the page's code is there, opens its sizes once it is", async ({ page }) => {
  const letThrough = await holdFile(page, entry);
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
  const letThrough = await holdFile(page, entry);
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
  await page.route(entry, (route) => route.abort());
  await page.goto("/nz/");
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL("/nz/cart");
});

test("each block of the home page hydrates by itself, so that a press on one waits for no other", async ({ page }) => {
  await page.goto("/nz/");
  const blocks = page.locator("main > :not(script)");
  expect(await blocks.count()).toBeGreaterThan(5);
  // React marks so in the document where a part begins that hydrates in a turn of its own.
  const together = await blocks.evaluateAll(
    (all) => all.filter(({ previousSibling }) => !(previousSibling instanceof Comment)).length,
  );
  expect(together).toBe(0);
});
