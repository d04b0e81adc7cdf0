import { expect, test } from "./shop.ts";
import {
  addButton,
  addFromProduct,
  cards,
  cartDialog,
  checkOut,
  fillCard,
  fillDelivery,
  goToShipping,
  orderNumber,
  pay,
  payButton,
  pressPay,
} from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";

const cents = (text: string | null) => Math.round(Number((text ?? "").replace(/[^\d.]/g, "")) * 100);

test("PAY-06 a gift card pays its part, the card the rest; the order says so, and the gift card is spent", async ({
  page,
  quiet,
}) => {
  quiet.expect("/nz/api/payment/voucher/balance/");
  quiet.expect("status of 422");
  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  const whole = cents(await payButton(page).textContent());

  await page.getByRole("button", { name: "Add a gift card" }).click();
  await page.getByRole("textbox", { name: "Gift card number" }).fill("GIFT 0000 0000 20");
  await page.getByRole("textbox", { name: "PIN" }).fill("4321");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Incorrect code or PIN, so check the gift card and try again.")).toBeVisible();
  await page.getByRole("textbox", { name: "PIN" }).fill("1234");
  await page.getByRole("textbox", { name: "PIN" }).press("Enter");
  await expect(page.getByText(/\$20\.00 of \$20\.00 used/)).toBeVisible();
  await expect.poll(async () => cents(await payButton(page).textContent())).toBe(whole - 2_000);

  // It is still there after a reload, with what is on it asked for anew.
  await page.reload();
  await expect(page.getByText(/\$20\.00 of \$20\.00 used/)).toBeVisible();
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await orderNumber(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("Gift card ending 20");
  await expect(main).toContainText("Paid, Visa ending 1111");
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("GIFT0000000020");

  await page.goto("/sandbox/outbox");
  await expect(page.getByText(number).first()).toBeVisible();

  await addFromProduct(page, shoe, "7");
  await checkOut(page);
  await page.getByRole("button", { name: "Add a gift card" }).click();
  await page.getByRole("textbox", { name: "Gift card number" }).fill("GIFT0000000020");
  await page.getByRole("textbox", { name: "PIN" }).fill("1234");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("This gift card has already been redeemed, so use another.")).toBeVisible();
});

test("a gift card that is bought is mailed with its number and PIN, and they tell what is on it", async ({ page }) => {
  await page.goto("/nz/products/tread-and-thread/gift-card-wattle");
  await addButton(page).click();
  await expect(cartDialog(page).getByRole("link", { name: "View cart" })).toBeVisible();
  await goToShipping(page);
  await fillDelivery(page, null);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const number = await pay(page, cards.paid);

  const mail = page.getByRole("link", { name: `Your order ${number}: your gift card` });
  await expect(async () => {
    await page.goto("/sandbox/outbox");
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.click();
  const text = (await page.locator("pre").textContent()) ?? "";
  const [, code = "", pin = ""] = /Number: (GIFT [\d ]+\d)\s+PIN: (\d{6})/.exec(text) ?? [];

  await page.goto("/nz/gift-cards/balance");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Gift card number" }).fill(code);
  await main.getByRole("textbox", { name: "PIN" }).fill(pin);
  await main.getByRole("button", { name: "See balance" }).click();
  await expect(main.getByText(/^\$100\.00 on it\. Expires/)).toBeVisible();
});
