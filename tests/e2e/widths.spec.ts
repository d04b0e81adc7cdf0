import { fits } from "./fits.ts";
import { missing, pages } from "./pages.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, checkOut } from "./shopper.ts";

test("nothing scrolls sideways at 320, 768 and 1440 px", async ({ page, quiet }) => {
  test.setTimeout(180_000);
  quiet.expect(missing);
  const fitsEverywhere = async () => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await fits(page);
    }
  };
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await fitsEverywhere();
  for (const path of [...Object.values(pages), missing]) {
    await page.goto(path);
    await fitsEverywhere();
  }
  await checkOut(page);
  await fitsEverywhere();
  await page.goBack();
  await expect(page.getByLabel("Street address")).toBeVisible();
  await fitsEverywhere();
  await page.goBack();
  await expect(page.getByLabel("First name")).toBeVisible();
  await fitsEverywhere();
});
