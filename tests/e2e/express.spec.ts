import type { Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { addFromProduct, cartDialog, mere, orderNumber, underPointer } from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";

/** The sheet of a wallet or of Afterpay, over whatever it was opened from. */
const sheetOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("EXPR-01 a wallet buys from the cart's panel: refused abroad and without a name, closed, then paid", async ({ page }) => {
  await addFromProduct(page, shoe, "7");
  const button = cartDialog(page).getByRole("button", { name: "Apple Pay" });
  await button.click();
  const sheet = sheetOf(page, "Apple Pay").frameLocator("iframe");
  const pay = sheet.getByRole("button", { name: "Card ending 1111" });
  await (await underPointer(pay)).click();
  await expect(sheet.getByText("Choose where it goes.")).toBeVisible();
  await sheet.getByRole("radio", { name: /Sydney/ }).check();
  await expect(sheet.getByText(/^Unfortunately we cannot deliver to the entered address\./)).toBeVisible();
  await sheet.getByRole("radio", { name: /Chatham Islands/ }).check();
  await expect(sheet.getByText("There's no delivery option for that address, so choose another one.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheetOf(page, "Apple Pay")).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await (await underPointer(sheet.getByRole("radio", { name: /Nobody/ }))).check();
  await sheet.getByRole("radio", { name: /Ponsonby Road/ }).check();
  await sheet.getByRole("radio", { name: /^Standard, / }).check();
  await sheet.getByLabel("Delivery instructions").fill("Behind the blue bin");
  await pay.click();
  await expect(sheet.getByText(/^Name and email not found\./)).toBeVisible();
  await sheet.getByRole("radio", { name: /Mere/ }).check();
  await pay.click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await orderNumber(page);
  await expect(page.getByRole("main")).toContainText("Apple Pay Visa ending 1111");
  await expect(page.getByRole("main")).toContainText(mere.street);
  await expect(page.getByRole("link", { name: /^Cart/ })).not.toHaveAccessibleName(/\d/);
  await page.goto("/sandbox/outbox");
  await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
});

test("EXPR-01 Afterpay buys from the cart's page: declined beside the buttons, then paid in four", async ({ page, quiet }) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "7");
  await page.goto("/nz/cart");
  const button = page.getByRole("main").getByRole("button", { name: "Afterpay" });
  await button.click();
  const sheet = sheetOf(page, "Afterpay").frameLocator("iframe");
  const approve = async (name: string | RegExp) => {
    await (await underPointer(sheet.getByRole("radio", { name: /Ponsonby Road/ }))).check();
    await expect(sheet.getByRole("radio", { name: /^Express, / })).toBeChecked();
    await expect(sheet.getByText("NZ$180.00")).toBeVisible();
    await sheet.getByRole("button", { name }).click();
  };
  await approve("Approve, then decline");
  await expect(page.getByText("Afterpay declined the payment, so try another way to pay.")).toBeVisible();
  await button.click();
  await approve(/^Approve Paid in four parts/);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await orderNumber(page);
  await expect(page.getByRole("main")).toContainText("Afterpay");
});
