import type { Page } from "@playwright/test";
import { cartCookieValue } from "../../storefront/domain/cart/cart-cookie.ts";
import { holdFile } from "./hold-file.ts";
import { expect, firstVisit, test } from "./shop.ts";
import { addFromProduct, goToShipping, notices } from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";
const quantityOf = (page: Page) => page.getByRole("main").getByRole("spinbutton", { name: /Court Low/ });
const totalOf = (page: Page) => page.locator("dt", { hasText: /^Total$/ }).locator("xpath=following-sibling::dd[1]");
const more = (page: Page) => page.getByRole("button", { name: /^More, Quantity of Court Low/ });

/** Opens the cart's page. @returns its document as the server has sent it */
async function openCart(page: Page): Promise<string> {
  const response = await page.goto("/nz/cart");
  return (await response?.text()) ?? "";
}

/** Goes to a page that does not show the cart, and waits until it has looked at what the browser keeps of it. */
async function leaveCart(page: Page): Promise<void> {
  await page.goto("/nz/brands");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
}

/** Changes what the browser keeps of the cart behind the shop's back, so that the cookie no longer tells the truth. */
async function changeKept(page: Page, change: { qty?: number; productId?: string }): Promise<void> {
  await page.evaluate((change) => {
    const state = JSON.parse(localStorage.getItem("account-state:nz") ?? "{}");
    for (const item of Object.values(state.cart.items)) Object.assign(item as object, change);
    localStorage.setItem("account-state:nz", JSON.stringify(state));
  }, change);
}

test("a filled cart is in its document, and works", async ({ page, request }) => {
  await addFromProduct(page, shoe, "9");
  const html = await openCart(page);
  expect(html).toContain('aria-valuenow="1"');
  expect(html).toContain("Court Low");
  expect(html).toContain("NZ$180.00");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();

  await more(page).click();
  await expect(quantityOf(page)).toHaveValue("2");
  await expect(totalOf(page)).toHaveText("NZ$360.00");
  await expect(page.getByRole("status").filter({ hasText: /^2 items$/ })).toBeVisible();
  expect(await openCart(page)).toContain('aria-valuenow="2"');

  // It is this browser's alone.
  const answer = await request.get("/nz/cart");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).not.toContain("Court Low");
});

test("the last line that is taken out leaves an empty cart, in its document too", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await openCart(page);
  await page.getByRole("button", { name: "Remove Court Low" }).click();
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  expect(await openCart(page)).not.toContain("Court Low");
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();
});

test("a cart that was rendered from a cookie that is out of date puts itself right", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await leaveCart(page);
  await changeKept(page, { qty: 3 });
  const html = await openCart(page);
  await expect(quantityOf(page)).toHaveValue("3");
  await expect(totalOf(page)).toHaveText("NZ$540.00");
  await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
  expect(html).toContain('aria-valuenow="1"');
});

test("a cart that the browser no longer keeps is empty, whatever its cookie says", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await leaveCart(page);
  await page.evaluate(() => localStorage.clear());
  expect(await openCart(page)).toContain("Court Low");
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();
  await expect(page.locator(":focus")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  expect(await openCart(page)).not.toContain("Court Low");
});

test("without the cookie the cart is rendered by the browser", async ({ page, context }) => {
  await addFromProduct(page, shoe, "9");
  await context.clearCookies({ name: "cart" });
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", {
      get: () => "",
      set() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  expect(await openCart(page)).not.toContain("Court Low");
  await expect(quantityOf(page)).toHaveValue("1");
  await more(page).click();
  await expect(quantityOf(page)).toHaveValue("2");
  expect(await openCart(page)).not.toContain("Court Low");
  await expect(quantityOf(page)).toHaveValue("2");
});

test("a cookie that says nothing of a cart is as good as none", async ({ page, context, baseURL }) => {
  await addFromProduct(page, shoe, "9");
  const { hostname } = new URL(baseURL ?? "");
  for (const cookie of ["%", "{}", encodeURIComponent('[1,[["a","b","c",1e9,1]],[]]'), "x".repeat(3_600)]) {
    // A page that is still getting ready would write its own over it.
    await page.goto("about:blank");
    await context.addCookies([{ name: "cart", value: cookie, domain: hostname, path: "/nz/cart", sameSite: "Lax" }]);
    expect(await openCart(page), cookie.slice(0, 40)).not.toContain("Court Low");
    await expect(quantityOf(page)).toHaveValue("1");
    // Asked for without a page, whose code could write its cookie over the next one.
    await expect.poll(async () => (await context.request.get("/nz/cart")).text(), cookie.slice(0, 40)).toContain("Court Low");
  }
});

firstVisit("what is pressed in a cart before its code has arrived is done once it has", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  const letThrough = await holdFile(page, /\/assets\/entry\.client-[^/]+\.js$/);
  await openCart(page);
  await page.getByText("Promo code", { exact: true }).click();
  await more(page).click();
  await expect(quantityOf(page)).toHaveValue("1");
  letThrough();
  await expect(quantityOf(page)).toHaveValue("2");
  await expect(page.getByRole("textbox", { name: "Promo code" })).toBeVisible();
});

test("PROMO-01 PROMO-05 an offer by code stands in the cart's document", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await openCart(page);
  await page.getByText("Promo code", { exact: true }).click();
  await page.getByRole("textbox", { name: "Promo code" }).fill("firstdibs");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(totalOf(page)).toHaveText("NZ$162.00");
  expect(await openCart(page)).toContain("NZ$162.00");
  await expect(page.getByRole("button", { name: /FIRSTDIBS/ })).toBeVisible();
  await page.getByRole("button", { name: /FIRSTDIBS/ }).click();
  await expect(totalOf(page)).toHaveText("NZ$180.00");
});

test("PROMO-04 on a phone, where checkout folds its summary away, an offer that goes there is still said to have gone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addFromProduct(page, shoe, "9");
  await page.goto("/nz/cart");
  await page.getByText("Promo code", { exact: true }).click();
  await page.getByRole("textbox", { name: "Promo code" }).fill("firstdibs");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: /FIRSTDIBS/ })).toBeVisible();
  // As for somebody who has ordered with this address before.
  await page.route("**/nz/api/checkout/info", async (route) => {
    const response = await route.fetch();
    const { promotions, ...answer } = await response.json();
    if (!route.request().postDataJSON().email) return route.fulfill({ response });
    const disallowedPromotions = promotions.appliedPromotions.map((offer: object) => ({
      ...offer,
      disallowReason: "PromotionPerCustomerUsageExceeded",
      usageCountLimit: 1,
    }));
    await route.fulfill({ json: { ...answer, promotions: { appliedPromotions: [], disallowedPromotions } } });
  });
  await goToShipping(page);
  const why = "Offer 10% off your first order has been removed because it has already been redeemed.";
  await expect(page.getByRole("main").getByText(why).first()).toBeVisible();
});

test("CART-10 a product that is gone is taken out and told about", async ({ page, quiet }) => {
  // What a cart with such a line comes to, nobody can say.
  quiet.expect("/nz/api/checkout/info");
  await addFromProduct(page, shoe, "9");
  await leaveCart(page);
  await changeKept(page, { productId: "gone" });
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await openCart(page);
  await expect(notices(page)).toContainText("We took 1 item out of your cart that we no longer sell.");
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();
});

test("a quantity that is typed, or changed by keys, keeps focus", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await openCart(page);
  await expect(page.getByRole("button", { name: "PayPal" })).toBeVisible();
  await quantityOf(page).fill("2");
  await quantityOf(page).press("Enter");
  await expect(totalOf(page)).toHaveText("NZ$360.00");
  await expect(quantityOf(page)).toBeFocused();
  await quantityOf(page).press("ArrowUp");
  await expect(totalOf(page)).toHaveText("NZ$540.00");
  await expect(quantityOf(page)).toBeFocused();
});

test("a cart follows what another tab does, and Back shows it as it is", async ({ page, context, quiet }) => {
  await addFromProduct(page, shoe, "9");
  await openCart(page);
  const second = await context.newPage();
  await quiet.watch(second);
  await second.goto("/nz/cart");
  await more(second).click();
  await expect(quantityOf(page)).toHaveValue("2");
  await page.goto("/nz/brands");
  await more(second).click();
  await expect(quantityOf(second)).toHaveValue("3");
  await page.goBack();
  await expect(quantityOf(page)).toHaveValue("3");
});

test("of many carts that are rendered at once each is in its own page alone", async ({ baseURL }) => {
  const ids = Array.from({ length: 100 }, (_, index) => `line-of-shopper-${index}-only`);
  const render = async (id: string) => {
    const item = { id, productId: "104201", variantId: "104201-9", qty: 1, createdAt: 1 };
    const cart = cartCookieValue({ items: { [id]: item }, promoCodes: [] });
    const answer = await fetch(`${baseURL}/nz/cart`, { headers: { accept: "text/html", cookie: `cart=${cart}` } });
    return answer.text();
  };
  const pages = await Promise.all(ids.map(render));
  for (const [index, text] of pages.entries()) {
    expect(text).toContain("Court Low");
    expect(new Set(text.match(/line-of-shopper-\d+-only/g))).toEqual(new Set([ids[index]]));
  }
});
