import type { Page, TestInfo } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import {
  addButton,
  cardFrame,
  cards,
  cartDialog,
  fillCard,
  fillContact,
  fillDelivery,
  mere,
  notices,
  orderNumber,
  payButton,
  pressPay,
  sizeButton,
} from "./shopper.ts";

const onPhone = ({ project }: TestInfo) => project.name === "phone";
const countOf = async (page: Page) => Number.parseInt((await page.getByText(/^\d+ styles?$/).textContent()) ?? "", 10);

test(
  "ROUTE-01 ROUTE-13 HEAD-11 HEAD-19 LIST-01 LIST-03 LIST-15 from home through the navigation to a listing that is filtered, sorted and paged by its address",
  { tag: "@phone" },
  async ({ page }, info) => {
    await page.goto("/nz/");
    await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();

    if (onPhone(info)) {
      await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Men", exact: true }).click();
      await page.getByRole("dialog", { name: "Menu, Men" }).getByRole("link", { name: "All shoes" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    } else {
      const main = page.getByRole("navigation", { name: "Main" });
      await untilAlive(page);
      await main.getByRole("link", { name: "Men", exact: true }).hover();
      const shoes = main.locator("a[href='/nz/categories/men/shoes']");
      await shoes.click();
      await expect(shoes).toHaveCount(0);
    }
    await expect(page).toHaveURL("/nz/categories/men/shoes");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Shoes\s*for men/);
    const everything = await countOf(page);
    expect(everything).toBeGreaterThan(96);

    // Filter: fewer, in the address and among the filters that can be taken off.
    if (onPhone(info)) {
      await page.getByRole("button", { name: /^Filter/ }).click();
      await page
        .getByRole("dialog", { name: "Filter" })
        .getByRole("checkbox", { name: /^Osker/ })
        .click();
      await expect(page).toHaveURL(/[?&]brand=Osker/);
      await page.getByRole("button", { name: /^Show \d+ styles$/ }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    } else {
      const option = page.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name: /^Osker/ });
      await option.click();
      await expect(page).toHaveURL(/[?&]brand=Osker/);
      await expect(option).toBeChecked();
    }
    await expect.poll(() => countOf(page)).toBeLessThan(everything);
    const osker = await countOf(page);
    await expect(page.getByRole("article")).toHaveCount(osker);
    for (const brand of await page.getByRole("article").locator("p:first-child").allTextContents()) expect(brand).toBe("Osker");
    await expect(page.getByRole("link", { name: /Osker/ }).and(page.locator("[href='/nz/categories/men/shoes']"))).toBeVisible();

    // Sort: the order is that of the prices that are shown.
    if (onPhone(info)) {
      await page.getByRole("button", { name: /^Sort/ }).click();
      await page.getByRole("dialog", { name: "Sort" }).getByRole("link", { name: "Price low to high" }).click();
    } else {
      await page.locator("summary", { hasText: "Sort" }).click();
      await page.getByRole("link", { name: "Price low to high" }).click();
    }
    await expect(page).toHaveURL(/brand=Osker&sort=priceAsc$/);
    const prices = async () =>
      (await page.getByRole("article").allTextContents()).map((text) => Number(text.match(/(?:Now\s*)?\$([\d.,]+)/)?.[1]));
    await expect.poll(prices).toEqual((await prices()).toSorted((a, b) => a - b));
    expect(await prices()).toHaveLength(osker);

    // Back, step by step.
    await page.goBack();
    await expect(page).toHaveURL(/[?&]brand=Osker$/);
    await expect.poll(() => countOf(page)).toBe(osker);
    await page.goBack();
    await expect(page).toHaveURL("/nz/categories/men/shoes");
    await expect.poll(() => countOf(page)).toBe(everything);

    // Pages: another address, other products, and Back to the first.
    const firstNames = () => page.getByRole("article").first().getByRole("link").first().getAttribute("href");
    const first = await firstNames();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/nz/categories/men/shoes?page=2");
    await expect.poll(firstNames).not.toBe(first);
    await page.goBack();
    await expect(page).toHaveURL("/nz/categories/men/shoes");
    await expect.poll(firstNames).toBe(first);
  },
);

test(
  "TILE-29 CONF-07 CART-32 CHK-01 CHK-03 PAY-01 PAY-34 ORDER-03 ROUTE-10 ROUTE-23 ROUTE-40 ROUTE-41 ROUTE-48 a guest buys: tile, product, cart, checkout, declined and paid, and finds the order again",
  { tag: "@phone" },
  async ({ page, quiet }, info) => {
    // Quick add from a tile.
    await page.goto("/nz/brands/osker?sort=nameAsc&q=rally");
    const tile = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: "Rally Cup", exact: true }) })
      .first();
    await tile.hover();
    await tile.getByRole("button", { name: onPhone(info) ? "Quick add Rally Cup" : "Add to cart: Rally Cup" }).click();
    await tile
      .getByRole("group", { name: /choose a size/ })
      .getByRole("button", { name: /^[\d.]+$/ })
      .first()
      .click();
    await expect(notices(page)).toContainText("Rally Cup is in your cart.");
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();

    // A product that may be bought six times a size at most; nothing is chosen for the shopper.
    await page.goto("/nz/products/osker/crew-sock-3-pack-harbour");
    await addButton(page).click();
    await expect(page.getByText("Choose a size first.")).toBeVisible();
    await sizeButton(page.getByRole("list", { name: "Sizes" }), onPhone(info) ? "M" : "L").click();
    await addButton(page).click();
    await expect(cartDialog(page).getByRole("listitem").filter({ hasText: "Crew Sock" }).first()).toBeVisible();
    await expect(cartDialog(page).getByRole("heading", { name: "Cart 2" })).toBeVisible();
    await cartDialog(page).getByRole("link", { name: "View cart" }).click();
    await expect(page).toHaveURL("/nz/cart");
    await expect(cartDialog(page)).toHaveCount(0);

    // Quantity: typed beyond the limit it is brought to the limit, and says so; one more from the product is refused.
    const socks = page.getByRole("spinbutton", { name: /Crew Sock/ });
    await socks.fill("50");
    await socks.press("Enter");
    await expect(page.getByText("From 1 to 6. Set to 6.")).toBeAttached();
    await expect(socks).toHaveValue("6");
    await expect(page.getByRole("link", { name: "Cart, 7 items" })).toBeVisible();
    await page
      .getByRole("link", { name: /Crew Sock/ })
      .first()
      .click();
    await sizeButton(page.getByRole("list", { name: "Sizes" }), onPhone(info) ? "M" : "L").click();
    await addButton(page).click();
    await expect(notices(page)).toContainText("We can't add more, because the most you can order of one size is 6.");
    await page.goBack();
    await socks.fill("2");
    await socks.press("Enter");
    await expect(page.getByRole("link", { name: "Cart, 3 items" })).toBeVisible();
    const total = page.locator("dl > div, dl", { hasText: "Total" }).last().getByText(/^NZ\$/);
    await expect(total).toBeVisible();

    // Contact: what is missing is said, and the first of it has focus.
    await page.getByRole("complementary").getByRole("link", { name: "Check out" }).click();
    await expect(page).toHaveURL("/nz/checkout/contact-info");
    await page.getByRole("button", { name: "Continue to shipping" }).click();
    await expect(page.getByText("There is a problem")).toBeVisible();
    const title = await page.title();
    expect(title).toMatch(/^Error: /);
    await expect(page.getByRole("main").getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("main").getByLabel("Email").fill("not an address");
    await page.getByLabel("First name").fill(mere.firstName);
    await expect(page.getByText("Enter a valid email address.").first()).toBeVisible();
    await fillContact(page);
    await expect(page.getByText("There is a problem")).toHaveCount(0);
    await expect(page).toHaveTitle(title.slice("Error: ".length));
    await page.getByRole("button", { name: "Continue to shipping" }).click();

    // Shipping.
    await expect(page).toHaveURL("/nz/checkout/shipping");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await expect(page.getByLabel("Street address")).toHaveAttribute("aria-invalid", "true");
    await fillDelivery(page);
    await page.getByRole("button", { name: "Continue to payment" }).click();

    // Payment: declined, everything kept, then paid.
    await expect(page).toHaveURL("/nz/checkout/payment");
    const amount = ((await payButton(page).textContent()) ?? "").match(/\$[\d,.]+/)?.[0] ?? "nothing";
    quiet.expect("/nz/api/checkout/orders");
    await fillCard(page, cards.declined);
    await pressPay(page);
    await expect(page.getByRole("alert").filter({ hasText: /declined/i })).toBeFocused();
    await expect(page).toHaveURL("/nz/checkout/payment");
    await expect(page.getByText(mere.email)).toBeVisible();
    await expect(cardFrame(page, "Expiry").getByRole("textbox")).not.toHaveValue("");
    await fillCard(page, cards.paid);
    await pressPay(page);

    // Confirmation.
    await expect(page).toHaveURL("/nz/checkout/success");
    const number = await orderNumber(page);
    expect(number).toMatch(/^[A-Z0-9-]{6,}$/);
    await expect(page.getByText(mere.email)).toBeVisible();
    await page.reload();
    expect(await orderNumber(page)).toBe(number);
    await expect(page.getByRole("main").getByText(amount, { exact: false }).last()).toBeVisible();

    // The cart is empty, the mail is out, and the order is found again.
    await page.goto("/nz/cart");
    await expect(page.getByText("Your cart could use some company.")).toBeVisible();
    // Mails are shown in frames that run no script, not even the one by which this test listens.
    quiet.expect("Blocked script execution");
    await page.goto("/sandbox/outbox");
    await page.getByRole("link", { name: new RegExp(number) }).click();
    await expect(page.locator("pre")).toContainText("Crew Sock");
    await page.goto("/nz/orders");
    await page.getByLabel("Order number").fill(` #${number.toLowerCase()} `);
    await page.getByRole("main").getByLabel("Email").fill(mere.email.toUpperCase());
    await page.getByRole("button", { name: "Find my order" }).click();
    await expect(page.getByText(`#${number}`)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Crew Sock");

    // Its own page is open to the tab that has found it; another one it asks only whose the order is.
    await page.goto(`/nz/orders/${number}`);
    await expect(page.getByRole("main")).toContainText("Crew Sock");
    // Who has pressed nothing yet finds focus where every page begins.
    await expect(page.locator("body")).toBeFocused();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByLabel("Order number")).toHaveValue(number);
    await page.getByRole("main").getByLabel("Email").fill(mere.email);
    await page.getByRole("button", { name: "Find my order" }).click();
    await expect(page.getByRole("main")).toContainText("Crew Sock");
  },
);
