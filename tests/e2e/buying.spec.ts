import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { holdFile } from "./hold-file.ts";
import { expect, firstVisit, test } from "./shop.ts";
import {
  addFromProduct,
  cards,
  checkOut,
  fillCard,
  fillContact,
  fillDelivery,
  mere,
  notices,
  orderNumber,
  pay,
  payButton,
  pressPay,
} from "./shopper.ts";

const shoe = "/nz/products/osker/court-low-galah";
const orders = "**/nz/api/checkout/orders";

/** The order itself: what is shown beside it may be the same product. */
const ordered = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: "What’s coming" }) });

const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("after success nothing personal is in the browser, a reload still shows the order, and tracking it asks nothing", async ({
  page,
  quiet,
}) => {
  quiet.expect("/nz/api/orders/lookup");
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  expect(await stored(page)).toContain(mere.street);
  // A reload before the order has been opened still finds it.
  await page.route("**/nz/api/orders/lookup", (route) => route.abort());
  const number = await pay(page, cards.paid);
  await expect(page.getByText("Your order is in, but we can't show it right now.")).toBeVisible();
  await page.unroute("**/nz/api/orders/lookup");
  await page.reload();
  await expect(ordered(page)).toContainText("Court Low");
  const kept = await stored(page);
  for (const personal of [mere.email, mere.firstName, mere.lastName, mere.mobile, mere.street])
    expect(kept).not.toContain(personal);

  await page.reload();
  expect(await orderNumber(page)).toBe(number);
  await expect(page.getByText(/A confirmation is on its way/)).toBeVisible();
  await expect(ordered(page)).toContainText("Court Low");

  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Order progress" })).toContainText("Getting it ready");
  await expect(main.locator("time").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "0800 873 233" })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await expect(main.getByRole("img", { name: "Tread & Thread" })).toBeVisible();
  await expect(main).toContainText("Court Low");
  await expect(main.getByRole("button", { name: "Print this order" })).toHaveCount(0);
});

test("when the order never arrived and the cart has changed since, what the button says is what is placed", async ({
  page,
  quiet,
}) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  const once = (await payButton(page).textContent()) ?? "";
  await page.route(orders, (route) => route.abort());
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(page.getByText(/We couldn't reach the shop, so we don't know yet/)).toBeVisible();
  await page.unroute(orders);

  await page.goto("/nz/cart");
  await page.getByRole("button", { name: /^More, Quantity of Court Low/ }).click();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await page.goto("/nz/checkout/payment");
  await expect(payButton(page)).not.toHaveText(once);
  const amount = ((await payButton(page).textContent()) ?? "").match(/\$[\d,.]+/)?.[0] ?? "nothing";
  await pay(page, cards.paid);
  await expect(page.getByRole("main").getByText(amount, { exact: false }).last()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Qty 2");
  await expect(page.getByText("This is your earlier try")).toHaveCount(0);
});

test("when only the answer was lost, the earlier order is shown as such and nothing else is placed", async ({ page, quiet }) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  await page.route(orders, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(page.getByText(/We couldn't reach the shop, so we don't know yet/)).toBeVisible();
  await page.unroute(orders);
  await page.goto("/nz/checkout/payment");
  await expect(page).toHaveURL("/nz/checkout/success");
  await expect(page.getByText("This is your earlier try: it went through after all")).toBeVisible();
  await orderNumber(page);
  await page.goto("/nz/cart");
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();
});

test("who closes the page before a payment's answer hears on the next page that the order went through", async ({
  page,
  quiet,
  context,
}) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  const arrived = Promise.withResolvers<void>();
  await page.route(orders, async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await fillCard(page, cards.paid);
  await pressPay(page);
  await arrived.promise;
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto("/nz/cart");
  await expect(notices(next)).toContainText("Your last order went through after all.");
  await expect(next.getByText("Your cart could use some company.")).toBeVisible();
  await notices(next)
    .getByRole("link", { name: /^See order / })
    .click();
  await expect(next).toHaveURL("/nz/checkout/success");
  await orderNumber(next);
  await expect(next.getByText("This is your earlier try")).toHaveCount(0);
});

test("who goes back a step while the bank thinks hears there that it has declined", async ({ page, quiet }) => {
  quiet.expect("/nz/api/checkout/orders");
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(orders, async (route) => {
    await promise;
    await route.continue();
  });
  await fillCard(page, cards.declined);
  await pressPay(page);
  await page.getByRole("link", { name: "Back to shipping" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Where’s it going?" })).toBeVisible();
  resolve();
  await expect(notices(page)).toContainText("Your bank declined the payment");
});

test("who reloads between a payment's answer and the order's page is led to that page, and nothing of it is bought again", async ({
  page,
}) => {
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  await fillCard(page, cards.paid);
  // However far the page that goes has come: it may even show the order while the reload is on its way.
  const shown = page.waitForRequest("**/nz/api/orders/lookup");
  const reloaded = page.waitForEvent("load");
  await page.route("**/nz/checkout/payment", async (route) => {
    await shown;
    await route.continue();
  });
  await page.route("**/nz/api/orders/lookup", async (route) => {
    await reloaded;
    await route.continue();
  });
  await page.evaluate(() => {
    const watch = setInterval(() => {
      if (sessionStorage.getItem("placed-order:nz") === null) return;
      clearInterval(watch);
      location.reload();
    });
  });
  await pressPay(page);
  await expect(page).toHaveURL("/nz/checkout/success");
  await orderNumber(page);
  await page.goto("/nz/cart");
  await expect(page.getByText("Your cart could use some company.")).toBeVisible();

  // Once it has been shown it is no news to the next checkout.
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
});

firstVisit(
  "FORM-26 FORM-28 a mobile of the other country is kept with its country, through going back and a reload, and can be ordered with",
  async ({ page }) => {
    await addFromProduct(page, shoe, "9");
    await page.goto("/nz/checkout/contact-info");
    await fillContact(page);
    const mobile = page.getByLabel("Mobile");
    const country = page.getByRole("combobox", { name: "Country of the phone number" });
    await mobile.fill("+61 412 345 678");
    await mobile.blur();
    await expect(country).toContainText("+61");
    await expect(mobile).toHaveValue("0412 345 678");
    await page.reload();
    await expect(country).toContainText("+61");
    await page.getByRole("button", { name: "Continue to shipping" }).click();
    await page.getByRole("link", { name: "Change contact" }).click();
    await expect(mobile).toHaveValue("0412 345 678");
    await expect(country).toContainText("+61");
    await page.getByRole("button", { name: "Continue to shipping" }).click();
    await fillDelivery(page);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    const sent = page.waitForRequest(orders);
    await pay(page, cards.paid);
    expect((await sent).postDataJSON().contact.phone).toBe("+61412345678");
  },
);

/**
 * Somebody else buys the last of everything while this shopper pays, who is told so; the cart's page is then on its way.
 * @returns lets it arrive
 */
async function payTooLate(page: Page): Promise<() => void> {
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  await page.route(orders, (route) =>
    route.fulfill({ status: 409, json: { code: "ItemSoldOut", message: "Somebody was faster.", requestId: "test" } }),
  );
  await page.route("**/nz/api/products/by-ids", async (route) => {
    const response = await route.fetch();
    const { products } = await response.json();
    for (const { variants } of products) for (const variant of variants) variant.qty = 0;
    await route.fulfill({ response, json: { products } });
  });
  const arrive = await holdFile(page, /\/assets\/[^/]+\.js$/);
  await fillCard(page, cards.paid);
  await pressPay(page);
  await expect(notices(page)).toContainText("Somebody was faster.");
  return arrive;
}

test("ERRCAT-54 what somebody else was faster to buy leads to the cart, however soon the shop knows that it is gone", async ({
  page,
  quiet,
}) => {
  quiet.expect("/nz/api/checkout/orders");
  const arrive = await payTooLate(page);
  // By then the shop could have been asked about the cart.
  await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    await (await fetch("/nz/api/products/by-ids", { method: "POST", headers, body: JSON.stringify({ ids: [] }) })).text();
  });
  arrive();
  await expect(page.getByRole("main").getByText("Sold out", { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL("/nz/cart");
});

test("ERRCAT-54 who is on the way to the cart is not turned back to an earlier step when the shop knows that it is gone by then", async ({
  page,
  context,
  quiet,
}) => {
  quiet.expect("/nz/api/checkout/orders");
  const arrive = await payTooLate(page);
  // What another tab adds has the step that is being left ask about the cart, and find it invalid.
  const told = page.waitForResponse("**/nz/api/products/by-ids");
  const other = await context.newPage();
  await quiet.watch(other);
  await addFromProduct(other, "/nz/products/osker/court-low-chalk", "9");
  await (await told).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  arrive();
  await expect(page.getByRole("main").getByText("Sold out", { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL("/nz/cart");
  await page.unrouteAll({ behavior: "wait" });
});

test("what is paid for in two tabs is bought once, and the other tab leads to the order", async ({ page, context }) => {
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  const other = await context.newPage();
  await other.goto("/nz/checkout/payment");
  await untilAlive(other);
  const { promise: bothPay, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(orders, async (route) => {
    await bothPay;
    await route.continue();
  });
  await fillCard(page, cards.paid);
  await fillCard(other, cards.paid);
  await pressPay(page);
  await pressPay(other);
  // The other tab's order waits for the end of the first.
  await other.waitForFunction(async () => (await navigator.locks.query()).pending?.length);
  goOn();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(other).toHaveURL("/nz/cart");
  await notices(other).getByRole("link", { name: "Find your order" }).click();
  await expect(other).toHaveURL("/nz/orders");
});

test("a code that does nothing for this cart is not shown as applied", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await page.goto("/nz/cart");
  await page.getByText("Promo code", { exact: true }).first().click();
  await page.getByRole("textbox", { name: "Promo code" }).fill("SOCKS3FOR2");
  await page.getByRole("button", { name: "Apply" }).click();
  const codes = page.getByRole("list", { name: "Promo codes on your cart" });
  await expect(codes).toContainText("Not applied");
  await codes.getByRole("button", { name: "Remove SOCKS3FOR2" }).click();
  await expect(codes.getByRole("listitem")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Promo code" })).toBeFocused();
});

test("Australia's checkout has Australia's phone number", async ({ page }) => {
  await addFromProduct(page, "/au/products/osker/court-low-galah", "9");
  await page.goto("/au/checkout/contact-info");
  await expect(page.getByRole("link", { name: "1800 873 233" })).toHaveAttribute("href", "tel:1800873233");
});

test("Australia's address is asked for as one is written there, and what is wrong with it is listed in the same order", async ({
  page,
}) => {
  await addFromProduct(page, "/au/products/osker/court-low-galah", "9");
  await page.goto("/au/checkout/contact-info");
  await fillContact(page);
  await page.getByLabel("Mobile").fill("0412 345 678");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("radio", { name: /^Express/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const problems = page.getByRole("main").locator("a[href^='#shipping-']");
  await expect(problems).toHaveText(["Enter a street address.", "Enter a suburb.", "Choose a state.", "Enter a postcode."]);
  const listed = await problems.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const asked = await page.locator("[id^='shipping-'][aria-invalid]").evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(listed).toEqual(asked);
});

test("what is chosen to pay with stays chosen over a change of the delivery, for as long as it can be had", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  const choice = (name: RegExp) => page.getByRole("radiogroup", { name: "Pay with" }).getByRole("radio", { name });
  await choice(/^PayPal/).check();
  await page.getByRole("link", { name: "Back to shipping" }).click();
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(choice(/^PayPal/)).toBeChecked();
  await choice(/^Afterpay/).check();
  await page.reload();
  await expect(choice(/^Afterpay/)).toBeChecked();

  await page.goto("/nz/cart");
  await page.getByRole("spinbutton", { name: /^Quantity of Court Low/ }).fill("12");
  await page.getByRole("spinbutton", { name: /^Quantity of Court Low/ }).press("Enter");
  await expect(page.getByRole("link", { name: "Cart, 12 items" })).toBeVisible();
  await page.goto("/nz/checkout/payment");
  await expect(choice(/^Afterpay/)).toBeDisabled();
  await expect(choice(/^Card/)).toBeChecked();
  await page.reload();
  await expect(choice(/^Card/)).toBeChecked();
});

test("what is wrong with a billing address is listed above the payment step", async ({ page }) => {
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  await page.getByRole("checkbox", { name: "Same as delivery" }).uncheck();
  await pressPay(page);
  await expect(page).toHaveTitle(/^Error: /);
  const problems = page.getByRole("main").locator("a[href^='#billing-']");
  await expect(problems.filter({ hasText: "Enter a street address." })).toBeVisible();
  await problems.filter({ hasText: "Enter a postcode." }).click();
  await expect(page.getByLabel("Postcode")).toBeFocused();
});

test.describe("without scripts", () => {
  firstVisit.use({ javaScriptEnabled: false });
  firstVisit.beforeEach(({ quiet }) => quiet.expect("request failed: csp "));

  firstVisit("cart and checkout say what they need and whom to call", async ({ page }) => {
    for (const path of ["/nz/cart", "/nz/checkout/contact-info", "/nz/checkout/payment", "/nz/checkout/success"]) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "0800 873 233" })).toBeVisible();
    }
  });

  firstVisit("the search page has its field, which leads to results", async ({ page }) => {
    await page.goto("/nz/search");
    await page.getByRole("main").getByRole("searchbox", { name: "Search the shop" }).fill("court low");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/nz\/search\?q=court(\+|%20)low/);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  firstVisit("no form puts an e-mail address into the URL", async ({ page }) => {
    for (const path of ["/nz/", "/nz/orders"]) {
      await page.goto(path);
      for (const field of await page.getByRole("textbox", { name: "Email" }).all()) {
        await field.fill(mere.email);
        await field.press("Enter");
        await expect(page).toHaveURL(path);
      }
    }
  });
});

test("after an order Back finds nothing to pay, nor does a payment page that the browser had put to sleep before it", async ({
  page,
  context,
  quiet,
}) => {
  // A page that sleeps hears of no other: it is only told that it is shown again.
  await page.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
  await addFromProduct(page, shoe, "9");
  await checkOut(page);
  await fillCard(page, cards.paid);
  const other = await context.newPage();
  await quiet.watch(other);
  const sent: string[] = [];
  context.on("request", (request) => request.url().endsWith("/checkout/orders") && sent.push(request.url()));
  await other.goto("/nz/checkout/contact-info");
  await other.getByRole("button", { name: "Continue to shipping" }).click();
  await other.getByRole("button", { name: "Continue to payment" }).click();
  await pay(other, cards.paid);
  // Until the shop has answered about the order, Back leads to the order again and not to the cart.
  await expect(other.getByText(`Thanks ${mere.firstName}.`)).toBeVisible();
  for (let back = 0; back < 2; back++) {
    await other.goBack();
    await expect(other).toHaveURL("/nz/cart");
    await expect(other.getByText("Your cart could use some company.")).toBeVisible();
  }
  await expect(payButton(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page).toHaveURL("/nz/cart");
  await expect(payButton(page)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});
