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
  const number = await pay(page, cards.paid);
  await expect(page.getByText(/^Pick it up by/)).toBeVisible();
  await expect(page.getByText("118 Cuba Street")).toBeVisible();
  await page.getByRole("link", { name: "Opening hours of Cuba Street" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cuba Street store" })).toBeVisible();

  // The mail that calls for it says the same, and what has been picked up was never delivered.
  await page.goto("/sandbox/warehouse");
  await page.getByRole("button", { name: `Ready for pickup: ${number}` }).click();
  await page.goto("/sandbox/outbox");
  await page.getByRole("link", { name: new RegExp(`^Your order ${number} is ready`) }).click();
  const mail = page.locator("pre").first();
  await expect(mail).toContainText(`by ${mere.firstName} ${mere.lastName}.`);
  await expect(mail).toContainText(/Pick it up by .+\. Bring this mail and photo ID\./);
  await expect(mail).toContainText(/Cuba Street\s+118 Cuba Street\s[\s\S]+ to \d[\s\S]+Call the store on 0/);
  await page.goto("/sandbox/warehouse");
  await page.getByRole("button", { name: `Hand it over: ${number}` }).click();
  await page.goto(`/nz/orders/${number}`);
  await expect(page.getByText("Collected", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Delivered");
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
