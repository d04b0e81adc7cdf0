import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { addFromProduct, checkOut, orderNumber, underPointer } from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";

/** Chooses a wallet in the payment step and presses its button. Nothing of it is asked for before. */
async function openSheet(page: Page, wallet: string): Promise<FrameLocator> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await expect(page.getByRole("radio", { name: new RegExp(`^${wallet}`) })).toBeVisible();
  expect(asked.filter((url) => url.includes("/sandbox/wallets/"))).toEqual([]);
  await page.getByRole("radio", { name: new RegExp(`^${wallet}`) }).check();
  await page.getByRole("button", { name: `Pay with ${wallet}` }).click();
  const sheet = page.getByRole("dialog", { name: wallet });
  await expect(sheet).toBeVisible();
  return sheet.frameLocator("iframe");
}

async function expectPaidWith(page: Page, label: string): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await orderNumber(page);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("main")).toContainText(label);
  await page.goto("/sandbox/outbox");
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await expect(page.locator("pre").first()).toContainText(`Paid with ${label}.`);
}

test("PAY-02 Apple Pay: closed, declined, then paid; the order and its mail say so", async ({ page, quiet }) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await openSheet(page, "Apple Pay");
  await expect(sheet.getByText(/^NZ\$\d/)).toBeVisible();
  await page.keyboard.press("Escape");
  const pay = page.getByRole("button", { name: "Pay with Apple Pay" });
  await expect(page.getByRole("dialog", { name: "Apple Pay" })).toBeHidden();
  await expect(pay).toBeFocused();

  await pay.press("Enter");
  await (await underPointer(sheet.getByRole("button", { name: "Card ending 1115" }))).click();
  await expect(page.getByText(/Your bank declined the payment, so try another card in Apple Pay/)).toBeVisible();

  await pay.click();
  await (await underPointer(sheet.getByRole("button", { name: "Card ending 1111" }))).click();
  await expectPaidWith(page, "Apple Pay Visa ending 1111");
});

test("PAY-02 Google Pay pays with a card of its own", async ({ page }) => {
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await openSheet(page, "Google Pay");
  await (await underPointer(sheet.getByRole("button", { name: "Card ending 4444" }))).click();
  await expectPaidWith(page, "Google Pay Mastercard ending 4444");
});

test("PAY-03 PayPal breaks down, is opened again, and pays", async ({ page }) => {
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await openSheet(page, "PayPal");
  await (await underPointer(sheet.getByRole("button", { name: /^PayPal breaks down/ }))).click();
  await expect(page.getByText(/PayPal isn't available right now and nothing was charged/)).toBeVisible();
  await page.getByRole("button", { name: "Pay with PayPal" }).click();
  // A sheet that is loaded again while it is open asks the same once more.
  await expect(sheet.getByText(/^NZ\$\d/)).toBeVisible();
  await page
    .frames()
    .find((frame) => frame.url().endsWith("/sandbox/wallets/paypal"))
    ?.evaluate(() => location.reload());
  await (await underPointer(sheet.getByRole("button", { name: "paid@example.com" }))).click();
  await expectPaidWith(page, "PayPal p…@example.com");
});

test("Back closes a wallet's sheet, then takes focus to the heading of the step before, and blames nobody", async ({ page }) => {
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await openSheet(page, "Apple Pay");
  await expect(sheet.getByText(/^NZ\$\d/)).toBeVisible();
  await page.goBack();
  await expect(sheet.getByText(/^NZ\$\d/)).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText(/isn't available right now/)).toHaveCount(0);
});
