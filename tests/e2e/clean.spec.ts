import { untilAlive } from "../browser/until-alive.ts";
import { fits } from "./fits.ts";
import { axe, inspect } from "./inspect.ts";
import { kinds, missing, pages } from "./pages.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, cartDialog, fillContact, fillDelivery, pay, payButton } from "./shopper.ts";
import { visit } from "./visit.ts";

// Motion is put away, so that nothing is measured half faded in.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

// Each visits many pages.
test.setTimeout(180_000);

for (const [name, group] of Object.entries(kinds)) {
  test(`clean and accessible: ${name}`, { tag: "@phone" }, async ({ page }) => visit(page, group));
}

test("clean and accessible: a page that is not there", async ({ page, quiet }) => {
  quiet.expect(missing);
  await visit(page, { missing });
});

test("clean and accessible, and no wider than 320 px: a filled cart and every step of checkout, with its errors too", {
  tag: "@phone",
}, async ({ page }) => {
  const titles = new Set<string>();
  const narrow = async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 800 });
    await fits(page);
    if (size) await page.setViewportSize(size);
  };
  const step = async () => {
    titles.add(await page.title());
    await inspect(page);
    await narrow();
  };
  const refused = async () => {
    await expect(page.getByText("There is a problem")).toBeVisible();
    await axe(page);
    await narrow();
  };
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/cart");
  await expect(page.getByRole("complementary").getByRole("link", { name: "Check out" })).toBeVisible();
  await step();
  await page.goto("/nz/checkout/contact-info");
  await expect(page.getByLabel("Email")).toBeVisible();
  await step();
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await refused();
  await fillContact(page);
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await refused();
  await fillDelivery(page);
  await step();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeEnabled();
  await step();
  await pay(page, cards.paid);
  await step();
  expect(titles.size).toBe(5);
});

test("clean and accessible: what opens over a page", { tag: "@phone" }, async ({ page }, info) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await axe(page);
  await cartDialog(page).getByRole("button", { name: "Close cart" }).click();
  await expect(cartDialog(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  if (info.project.name === "phone") {
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
    await axe(page);
    await page.getByRole("dialog").getByRole("button", { name: "Men", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Menu, Men" })).toBeVisible();
    await axe(page);
    await page.goto("/nz/categories/men/shoes");
    await page.getByRole("button", { name: /^Filter/ }).click();
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    await axe(page);
  } else {
    await untilAlive(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Men", exact: true }).hover();
    await expect(page.locator("nav[aria-label=Main] a[href='/nz/categories/men/shoes']")).toBeVisible();
    await axe(page);
  }
});

test("every page has a title of its own", async ({ request }) => {
  const titles = new Map<string, string>();
  // A filter does not make another page of a listing, and Australia's home is the same page in another country.
  const own = Object.values(pages).filter((path) => !path.includes("?brand") && !path.startsWith("/au"));
  for (const path of [...own, missing]) {
    const html = await (await request.get(path)).text();
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? "";
    expect(title, path).not.toBe("");
    expect(titles.get(title), `${path} shares "${title}"`).toBeUndefined();
    titles.set(title, path);
  }
});
