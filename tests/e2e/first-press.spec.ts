import { expect, test } from "./shop.ts";
import { addButton, cartDialog, sizeButton } from "./shopper.ts";

test("what is pressed before the page has come alive is done in its order once it has", async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  // The page's own code arrives late, as on a slow line.
  await page.route(/\/assets\/product-page-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/nz/products/osker/court-low-galah");
  await sizeButton(page.getByRole("list", { name: "Sizes" }), "9").click();
  await addButton(page).click();
  await addButton(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  await expect(cartDialog(page).getByRole("heading", { name: "Cart 1" })).toBeVisible();
  await expect(cartDialog(page).getByRole("spinbutton")).toHaveValue("1");
});
