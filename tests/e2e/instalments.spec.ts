import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { addFromProduct, checkOut, orderNumber, underPointer } from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";

async function hopOver(page: Page): Promise<FrameLocator> {
  await page.getByRole("radio", { name: /^Afterpay/ }).check();
  await page.getByRole("button", { name: "Continue to Afterpay" }).click();
  const sheet = page.getByRole("dialog", { name: "Afterpay" });
  await expect(sheet).toBeVisible();
  return sheet.frameLocator("iframe");
}

test("PAY-04 Afterpay: said on the product, cancelled, declined, then paid; the order says so", async ({ page, quiet }) => {
  quiet.expect("/nz/api/checkout/orders");
  await page.goto(shoe);
  await expect(page.getByText("Four payments of $45.00 with Afterpay, no interest.")).toBeVisible();
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await hopOver(page);
  await expect(sheet.getByText("NZ$180.00")).toBeVisible();
  await (await underPointer(sheet.getByRole("button", { name: "Cancel" }))).click();
  const pay = page.getByRole("button", { name: "Continue to Afterpay" });
  await expect(pay).toBeFocused();

  await pay.click();
  await (await underPointer(sheet.getByRole("button", { name: "Approve, then decline" }))).click();
  await expect(page.getByText("Afterpay declined the payment, so try another way to pay.")).toBeVisible();

  await pay.click();
  await (await underPointer(sheet.getByRole("button", { name: /^Approve Paid in four parts/ }))).click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await orderNumber(page);
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("main")).toContainText("Afterpay");
});

test("ERRCAT-53 a cart that is edited in another window while Afterpay is open is not paid for", async ({ page, context }) => {
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const sheet = await hopOver(page);

  const other = await context.newPage();
  await other.goto("/nz/cart");
  await other.getByRole("button", { name: /^More, Quantity of Court Low/ }).click();
  await expect(other.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();

  const orders: string[] = [];
  page.on("request", (request) => request.url().endsWith("/checkout/orders") && orders.push(request.url()));
  await (await underPointer(sheet.getByRole("button", { name: /^Approve Paid in four parts/ }))).click();
  await expect(page).toHaveURL("/nz/cart");
  await expect(
    page.getByText("Your cart was changed or ordered elsewhere, so check it before you pay.", { exact: true }),
  ).toBeVisible();
  expect(orders).toEqual([]);
});
