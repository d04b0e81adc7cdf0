import { browserArguments, findTestBrowser } from "../browser/find-browser.ts";
import { fits } from "./fits.ts";
import { expect, firstVisit as test } from "./shop.ts";
import { addFromProduct, checkOut } from "./shopper.ts";

/** This machine under a name that browsers do not trust without a certificate, as a phone sees a shop on its own network. */
const elsewhere = "shop.test";

const product = "/nz/products/osker/court-low-galah";

test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [
      ...browserArguments,
      `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`,
      // What somebody sets who reads large text: 32 px where browsers begin with 16.
      "--blink-settings=defaultFontSize=32",
    ],
  },
});

test("with the browser's text set twice as large nothing is lost beside the page", async ({ page }) => {
  await addFromProduct(page, product, "9");
  for (const path of ["/nz/", "/nz/categories/men/shoes", "/nz/cart"]) {
    await page.goto(path);
    await fits(page);
  }
  await checkOut(page);
  await fits(page);
});

test("on plain http, where pages are not trusted with everything, the shop sells", async ({ page, baseURL, quiet }) => {
  quiet.expect("Cross-Origin-Opener-Policy header has been ignored");
  const shop = new URL(baseURL ?? "");
  shop.hostname = elsewhere;
  await addFromProduct(page, new URL(product, shop).href, "9");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
});
