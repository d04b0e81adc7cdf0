import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addButton, cardFrame, cards, cartDialog, expiry, mere, orderNumber, payButton, sizeButton } from "./shopper.ts";

const isFocused = (target: Locator) => target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Tabs until the target has focus, as somebody would who sees where focus is. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}.`);
}

/** Focus can be seen: an outline or a ring of its own. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const ring = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
  expect(ring).toBe(true);
}

async function answer(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("main").getByLabel(label));
  await page.keyboard.type(text);
}

test("HEAD-20 HEAD-28 CHK-01 PAY-01 everything from home to a paid order can be done with the keyboard alone", async ({
  page,
}) => {
  await page.goto("/nz/");

  // The skip link is first and leads into the page.
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = () => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
  expect(await inMain()).toBe(true);
  // Hydration leaves focus where it is.
  await untilAlive(page);
  expect(await inMain()).toBe(true);

  // Navigation: focus opens, Escape closes and keeps focus, its button opens for the keyboard to go in.
  const main = page.getByRole("navigation", { name: "Main" });
  const men = main.locator("[data-item]", { hasText: /^Men$/ });
  const shoes = main.locator("a[href='/nz/categories/men/shoes']");
  await tabTo(page, men, "Shift+Tab");
  await expectVisibleFocus(men);
  await expect(shoes).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shoes).toHaveCount(0);
  await expect(men).toBeFocused();
  await page.keyboard.press("Tab");
  const opener = main.getByRole("button", { name: "Men menu", exact: true });
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await tabTo(page, shoes);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nz/categories/men/shoes");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // Filters: ticked in place, focus stays.
  const osker = page.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name: /^Osker/ });
  await tabTo(page, osker);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/brand=Osker/);
  await expect(osker).toBeChecked();
  await expect(osker).toBeFocused();

  // Size and quick add in a tile.
  const tile = page
    .getByRole("article")
    .filter({ has: page.locator("h2 a[href^='/nz/products/osker/court-low-galah']") })
    .first();
  await tabTo(page, tile.getByRole("heading").getByRole("link"));
  const add = tile.getByRole("button", { name: /^Add to cart/ });
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  const picker = tile.getByRole("group", { name: /choose a size/ });
  await expect(picker.getByRole("button").and(page.locator(":focus"))).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(picker).toHaveCount(0);
  await expect(add).toBeFocused();

  // Product.
  await tabTo(page, tile.getByRole("heading").getByRole("link"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Court Low/ })).toBeFocused();
  await tabTo(page, addButton(page));
  await page.keyboard.press("Enter");
  const sizes = page.getByRole("list", { name: "Sizes" });
  await expect(page.getByText("Choose a size first.")).toBeVisible();
  await expect(sizes.getByRole("button").first()).toBeFocused();
  await tabTo(page, sizeButton(sizes, "9"));
  await page.keyboard.press("Space");
  await expect(sizeButton(sizes, "9")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, addButton(page));
  await page.keyboard.press("Enter");

  // The cart beside the page: focus is inside, stays inside, and goes back.
  const dialog = cartDialog(page);
  await expect(dialog.getByRole("link", { name: "View cart" })).toBeVisible();
  for (let presses = 0; presses < 25; presses++) {
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press(presses % 5 === 4 ? "Shift+Tab" : "Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(addButton(page)).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("link", { name: "Check out" }));
  await page.keyboard.press("Enter");

  // Contact and shipping.
  await expect(page).toHaveURL("/nz/checkout/contact-info");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await answer(page, "Email", mere.email);
  await answer(page, "First name", mere.firstName);
  await answer(page, "Last name", mere.lastName);
  await answer(page, "Mobile", mere.mobile);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nz/checkout/shipping");
  await answer(page, "Street address", mere.street);
  await answer(page, "Suburb", mere.suburb);
  await answer(page, "Town or city", mere.city);
  await answer(page, "Postcode", mere.postcode);
  const express = page.getByRole("radio", { name: /^Express/ });
  await page.keyboard.press("Tab");
  await tabTo(page, express);
  await page.keyboard.press("Space");
  await expect(express).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Continue to payment" }));
  await page.keyboard.press("Enter");

  // The card's frames are stops on the way like any field.
  await expect(payButton(page)).toBeEnabled();
  const typed = { "Card number": cards.paid, Expiry: expiry, CVV: "123" };
  for (const [group, text] of Object.entries(typed)) {
    const field = cardFrame(page, group).getByRole("textbox");
    await tabTo(page, field);
    await page.keyboard.type(text);
    await expect(field).not.toHaveValue("");
  }
  await tabTo(page, payButton(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nz/checkout/success");
  expect(await orderNumber(page)).not.toBe("");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
