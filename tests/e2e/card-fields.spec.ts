import { expect, test } from "./shop.ts";
import { addFromProduct, cards, checkOut, fillCard, payButton, pressPay } from "./shopper.ts";

test("Pay waits for card fields that are still on their way", async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/sandbox/hosted-fields/cvv", async (route) => {
    await arrival;
    await route.continue();
  });
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9.5");
  await checkOut(page);
  await pressPay(page);
  await expect(page.getByRole("button", { name: "Paying" })).toBeVisible();
  arrive();
  await expect(page.getByText("Enter your card number.")).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(page).toHaveURL("/nz/checkout/success");
});
