import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Somebody who buys; the words are those of the shop. */
export const mere = {
  email: "mere.oneil@example.co.nz",
  firstName: "Mere",
  lastName: "O’Neil",
  mobile: "021 555 0184",
  street: "12 Ponsonby Road",
  suburb: "Grey Lynn",
  city: "Auckland",
  postcode: "1011",
} as const;

/** Numbers that the sandbox knows (a decline and a payment), and an expiry date that is always to come. */
export const cards = { paid: "4111111111111111", declined: "4000111111111115" } as const;
export const expiry = `12${String((new Date().getFullYear() + 2) % 100).padStart(2, "0")}`;

/** A size's button, in a tile or on a product page. Its name may go on: "9 only a few left". */
export function sizeButton(inside: Page | Locator, size: string): Locator {
  return inside.getByRole("button", { name: new RegExp(`^${size.replaceAll(".", "\\.")}(?![\\d.])`) });
}

/** The cart beside the page. */
export const cartDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Cart" });

/** What the shop has just said in passing. */
export const notices = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });

/** The page's own button; a phone has a second one in the bar at its foot. */
export const addButton = (page: Page): Locator => page.getByRole("button", { name: "Add to cart", exact: true }).first();

/** Opens a product, chooses the size and adds it; ends with the cart open beside the page. */
export async function addFromProduct(page: Page, path: string, size: string): Promise<void> {
  await page.goto(path);
  await sizeButton(page.getByRole("list", { name: "Sizes" }), size).click();
  await addButton(page).click();
  await expect(cartDialog(page).getByRole("link", { name: "View cart" })).toBeVisible();
}

/** At the contact step: types who buys. */
export async function fillContact(page: Page): Promise<void> {
  await page.getByRole("main").getByLabel("Email").fill(mere.email);
  await page.getByLabel("First name").fill(mere.firstName);
  await page.getByLabel("Last name").fill(mere.lastName);
  await page.getByLabel("Mobile").fill(mere.mobile);
}

/** At the shipping step: types where it goes, and takes express; null where it comes by email and there is nothing to take. */
export async function fillDelivery(page: Page, method: "Express" | null = "Express"): Promise<void> {
  await page.getByLabel("Street address").fill(mere.street);
  await page.getByLabel("Suburb").fill(mere.suburb);
  await page.getByLabel("Town or city").fill(mere.city);
  await page.getByLabel("Postcode").fill(mere.postcode);
  if (method) await page.getByRole("radio", { name: new RegExp(`^${method}`) }).check();
}

/** One of the card's three frames. */
export const cardFrame = (page: Page, group: string): FrameLocator =>
  page.getByRole("group", { name: group }).frameLocator("iframe");

/** At the payment step: types a card into its three frames. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await cardFrame(page, "Card number").getByRole("textbox").fill(number);
  await cardFrame(page, "Expiry").getByRole("textbox").fill(expiry);
  await cardFrame(page, "CVV").getByRole("textbox").fill("123");
}

/** The button that places the order, with the amount on it. */
export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay NZ\$/ });

/**
 * Waits until a control feels the pointer, and gives it: the browser finds out what a press belongs to from the last picture it has
 * drawn, which is the page below a sheet that has just opened, and a card field's frame right after scrolling.
 */
export async function underPointer(control: Locator): Promise<Locator> {
  await expect
    .poll(async () => {
      await control.hover();
      return control.evaluate((element) => element.matches(":hover"));
    })
    .toBe(true);
  return control;
}

/** Presses a button under card fields, once it and no frame of theirs feels the pointer. */
export async function pressUnderCard(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await (await underPointer(button)).click();
}

/** At the payment step: adds a membership that the programme knows, and opens the question how many of its points to use. */
export async function askForPoints(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Add membership" }).click();
  await page.getByRole("textbox", { name: "Membership number" }).fill("123 4567");
  await page.getByRole("textbox", { name: "Surname" }).fill(mere.lastName);
  await page.getByRole("textbox", { name: "Surname" }).press("Enter");
  await page.getByRole("button", { name: "Use points" }).click();
  return page.getByRole("dialog", { name: "Use points" });
}

/** The same, and pays so many dollars with them. */
export async function usePoints(page: Page, dollars: number): Promise<void> {
  const dialog = await askForPoints(page);
  await dialog.getByRole("textbox", { name: "Dollars off" }).fill(String(dollars));
  await dialog.getByRole("button", { name: "Use points" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Presses Pay. */
export const pressPay = (page: Page): Promise<void> => pressUnderCard(payButton(page));

/** From a filled cart to the shipping step. */
export async function goToShipping(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/nz/checkout/contact-info`);
  await fillContact(page);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
}

/** From a filled cart to the payment step. */
export async function checkOut(page: Page, origin = ""): Promise<void> {
  await goToShipping(page, origin);
  await fillDelivery(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
}

/** Pays and reads the order's number off the confirmation. */
export async function pay(page: Page, number: string): Promise<string> {
  await fillCard(page, number);
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/success$/);
  return orderNumber(page);
}

/** Reads the order's number off the confirmation. */
export async function orderNumber(page: Page): Promise<string> {
  const line = page.getByText(/^Order #/);
  await expect(line).toBeVisible();
  return ((await line.textContent()) ?? "").replace("Order #", "").trim();
}
