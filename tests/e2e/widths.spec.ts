import { fits } from "./fits.ts";
import { missing, pages } from "./pages.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, checkOut } from "./shopper.ts";

for (const width of [320, 768, 1440]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page, quiet }) => {
    quiet.expect(missing);
    await page.setViewportSize({ width, height: 800 });
    await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
    await fits(page);
    for (const path of [...Object.values(pages), missing]) {
      await page.goto(path);
      await fits(page);
    }
    await checkOut(page);
    await fits(page);
    await page.goBack();
    await expect(page.getByLabel("Street address")).toBeVisible();
    await fits(page);
    await page.goBack();
    await expect(page.getByLabel("First name")).toBeVisible();
    await fits(page);
  });
}
