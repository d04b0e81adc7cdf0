import type { Page } from "@playwright/test";
import { mailedLink } from "./outbox.ts";
import { expect, test } from "./shop.ts";
import {
  addFromProduct,
  cards,
  cartDialog,
  fillCard,
  mere,
  notices,
  orderNumber,
  payButton,
  pressPay,
  pressUnderCard,
} from "./shopper.ts";

const main = (page: Page) => page.getByRole("main");

/** Makes an account, verifies its address and ends signed in. */
async function signUp(page: Page, email: string, origin: string): Promise<void> {
  const { firstName, lastName } = mere;
  const answer = await page.request.post("/nz/api/users", {
    headers: { origin },
    data: { email, password: "Loudly99!", firstName, lastName, agreeToMarketing: false, acceptTerms: true },
  });
  expect(answer.status()).toBe(200);
  await page.goto(await mailedLink(page.request, email, "Verify your email address"));
  await expect(page).toHaveURL("/nz/account");
}

test("ACCT-14 ADDR-11 PAYM-02 CHK-04 ORDER-02 ROUTE-24 ROUTE-31 ROUTE-32 ROUTE-33 ROUTE-35 ROUTE-36 a shopper keeps contact details, an address and a card, buys in two presses from the cart, and finds the order in the history", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signUp(page, `mere.${Date.now()}@example.co.nz`, baseURL ?? "");
  await expect(page.getByRole("heading", { level: 1, name: `Kia ora, ${mere.firstName}` })).toBeVisible();

  // Contact details.
  await page.goto("/nz/account/contact-info");
  await page.getByLabel(/^Mobile/).fill(mere.mobile);
  await main(page).getByRole("checkbox", { name: "By text" }).check();
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(notices(page)).toContainText("Your details are saved.");
  await page.reload();
  await expect(main(page).getByRole("checkbox", { name: "By text" })).toBeChecked();
  await expect(page.getByLabel(/^Mobile/)).not.toHaveValue("");

  // An address, completed by the lookup, with the keys alone.
  await page.goto("/nz/account/addresses");
  await main(page).getByRole("button", { name: "Add an address" }).click();
  const street = main(page).getByRole("combobox", { name: "Street address" });
  await street.pressSequentially(`${mere.street}, ${mere.suburb}`);
  await expect(main(page).getByRole("listbox", { name: "Suggested addresses" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(street).toHaveValue(mere.street);
  await expect(main(page).getByLabel("Town or city")).toHaveValue(mere.city);
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(main(page).getByRole("article")).toContainText(mere.street);
  await expect(main(page).getByRole("article")).toContainText("Default for delivery");

  // A card, by its hosted fields.
  await page.goto("/nz/account/payment-methods");
  await main(page).getByRole("button", { name: "Add a card" }).click();
  await fillCard(page, cards.paid);
  await pressUnderCard(main(page).getByRole("button", { name: "Save card" }));
  await expect(main(page).getByText("Visa ending 1111")).toBeVisible();
  await page.reload();
  await expect(main(page).getByText("Visa ending 1111")).toBeVisible();

  // From the cart to paid: one press on "Check out", one on "Pay".
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await cartDialog(page).getByRole("link", { name: "Check out" }).click();
  await expect(page).toHaveURL("/nz/checkout/payment");
  await expect(page.getByRole("radio", { name: /^Visa ending 1111/ })).toBeChecked();
  await expect(main(page)).toContainText(mere.street);
  await expect(payButton(page)).toBeEnabled();
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  const number = await orderNumber(page);

  // Its history, and the guests' address of it.
  await page.goto("/nz/account/orders");
  await main(page)
    .getByRole("link", { name: `Order #${number}` })
    .click();
  await expect(page).toHaveURL(`/nz/account/orders/${number}`);
  await expect(main(page)).toContainText("Visa ending 1111");
  await expect(main(page).getByRole("list", { name: "Order progress" })).toContainText("Getting it ready");
  await page.goto(`/nz/orders/${number}`);
  await expect(page).toHaveURL(`/nz/account/orders/${number}`);

  // It is the first thing on the account's first page.
  await page.goto("/nz/account");
  await expect(page.getByRole("region", { name: "Getting it ready" })).toContainText(number);
});
