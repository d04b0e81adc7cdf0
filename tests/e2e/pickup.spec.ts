import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, fillContact, goToShipping, mere, pay, payButton } from "./shopper.ts";

test("SHIP-01 an order is picked up at the nearest store that has it, and the confirmation says where and until when", async ({
  page,
}) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await goToShipping(page);
  await page.getByRole("radio", { name: "I'll pick up" }).check();
  await page.getByRole("combobox", { name: "Suburb, city or postcode" }).fill("Te Aro");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const store = page.getByRole("radiogroup", { name: "Store to pick up from" }).getByRole("radio").first();
  await expect(store).toHaveAccessibleName(/^Cuba Street/);
  await store.check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
  await page.getByLabel("Street address").fill(mere.street);
  await page.getByLabel("Suburb").fill(mere.suburb);
  await page.getByLabel("Town or city").fill(mere.city);
  await page.getByLabel("Postcode").fill(mere.postcode);
  await pay(page, cards.paid);
  await expect(page.getByText(/^Pick it up by/)).toBeVisible();
  await expect(page.getByText("118 Cuba Street")).toBeVisible();
  await page.getByRole("link", { name: "Opening hours of Cuba Street" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cuba Street store" })).toBeVisible();
});

test("what is picked up in Australia is billed there unless another country is chosen", async ({ page }) => {
  await addFromProduct(page, "/au/products/osker/court-low-galah", "9");
  await page.goto("/au/checkout/contact-info");
  await untilAlive(page);
  await fillContact(page);
  await page.getByLabel("Mobile").fill("0412 345 678");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("radio", { name: "I'll pick up" }).check();
  await page.getByRole("radiogroup", { name: "Store to pick up from" }).getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("combobox", { name: "State" })).toBeVisible();
  await expect(page.getByLabel("Town or city")).toHaveCount(0);
});
