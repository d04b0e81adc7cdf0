import type { Locator } from "@playwright/test";
import { expect, test } from "./shop.ts";
import { addFromProduct, cartDialog } from "./shopper.ts";

const listing = "/nz/categories/men/shoes?colour=Blue";

/** What is drawn around an element. */
const ring = (element: Locator): Promise<string> =>
  element.evaluate((each) => `${getComputedStyle(each).outline}, ${getComputedStyle(each).boxShadow}`);

test("the colour that a tile shows is ringed otherwise with focus on it", async ({ page }) => {
  await page.goto(listing);
  const tile = page.getByRole("article").first();
  const shown = tile.getByRole("list", { name: "Colours" }).getByRole("link", { name: "Harbour" });
  await expect(shown).toHaveAttribute("aria-current", "true");
  const atRest = await ring(shown);
  await tile.getByRole("heading").getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(shown).toBeFocused();
  expect(await ring(shown)).not.toBe(atRest);
});

test("who asks for more contrast reads no quiet words on a light ground and sees every line, in the shop and in its boutique", async ({
  page,
}) => {
  const colour = (element: Locator) => element.evaluate((each) => getComputedStyle(each).color);
  const line = (element: Locator) => element.evaluate((each) => getComputedStyle(each).borderBottomColor);
  const main = page.getByRole("main");
  const brand = main.getByRole("article").first().locator("p").first();
  const header = page.getByRole("banner");
  for (const path of [listing, "/nz/categories/btq"]) {
    await page.goto(path);
    const words = await colour(main.getByRole("heading", { level: 1 }));
    expect(await colour(brand)).not.toBe(words);
    const atRest = await line(header);
    await page.emulateMedia({ contrast: "more" });
    expect(await colour(brand)).toBe(words);
    expect(await line(header)).not.toBe(atRest);
    await page.emulateMedia({ contrast: "no-preference" });
  }
});

test("in forced colours, on a dark ground, a colour that is shown or chosen keeps its ring, and one sold out its stroke", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto(listing);
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.cssText = "forced-color-adjust: none; color: Highlight";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const shown = page.getByRole("article").first().getByRole("link", { name: "Harbour" });
  await expect(shown).toHaveCSS("outline-color", highlight);
  const chosen = page.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name: /^Blue/ });
  await expect(chosen).toBeChecked();
  await expect(chosen.locator("+ span")).toHaveCSS("outline-color", highlight);
  await page.goto("/nz/products/osker/court-low-galah");
  const soldOut = page.getByRole("list", { name: "Colours" }).first().getByRole("link", { name: "Basalt, sold out" });
  const stroke = soldOut.evaluate((link) => getComputedStyle(link, "::after").backgroundImage);
  expect(await stroke).toContain("linear-gradient");
});

test("in forced colours, on a dark ground, Apple Pay keeps an edge that can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  const button = cartDialog(page).getByRole("button", { name: "Apple Pay" });
  const { borderColor, backgroundColor } = await button.evaluate((element) => ({ ...getComputedStyle(element) }));
  expect(borderColor).not.toBe(backgroundColor);
});
