import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { fromOwnPage, newPassword, type Shopper, signIn, verified } from "../contract/shopper.ts";
import { expect, firstVisit as test } from "./shop.ts";
import {
  addButton,
  addFromProduct,
  cards,
  cartDialog,
  checkOut,
  fillCard,
  goToShipping,
  mere,
  notices,
  pressPay,
  sizeButton,
} from "./shopper.ts";

const cartCode = /\/assets\/cart-with-checkout-[^/]+\.js(?:\?.*)?$/;
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Cart" });

/** Pulls the plug. Playwright's switch alone leaves the browser saying that it is online. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false, configurable: true }));
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true }));
}

/** Counts the documents that the page loads from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

// The browser says so too, in words of its own, whenever something cannot be fetched.
test.beforeEach(({ quiet }) => {
  for (const text of ["net::ERR_", "dynamically imported module", "Error loading route module", "Unable to preload CSS"])
    quiet.expect(text);
});

test("code that could not be fetched is asked for again", async ({ page }) => {
  let asked = 0;
  await page.route(cartCode, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto("/nz/brands");
  await untilAlive(page);
  const loads = countLoads(page);
  await cartLink(page).click();
  await expect(cartDialog(page)).toBeVisible();
  expect([asked, loads()]).toEqual([2, 0]);
});

test("style sheets that could not be fetched are asked for again, and nothing is shown without them", async ({ page }) => {
  let lost = 0;
  await page.goto("/nz/brands");
  await untilAlive(page);
  await page.route(/\/assets\/[^/]+\.css$/, (route) => {
    lost++;
    return route.abort();
  });
  await cartLink(page).click();
  await expect(cartDialog(page)).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  const without = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet).length;
  expect(await page.evaluate(without)).toBe(0);
});

test("PWA-03 a press whose code is gone loads the page anew once, then says so, and opens when the code is back", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date());
  await page.route(cartCode, (route) => route.abort());
  await page.goto("/nz/brands");
  await untilAlive(page);
  const loads = countLoads(page);
  await cartLink(page).click();
  await expect.poll(loads).toBe(1);
  await untilAlive(page);
  await cartLink(page).click();
  await expect(notices(page)).toContainText("That didn't load. Check your connection and try again.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/nz/brands");
  await page.unrouteAll();
  await cartLink(page).click();
  await expect(cartDialog(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test("quick add that cannot be had leaves the listing as it is and says so, and loads it anew once the line is back", async ({
  page,
  quiet,
}) => {
  quiet.expect("React Router caught the following error during render");
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  const loads = countLoads(page);
  const tile = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Add to cart/ }) })
    .nth(1);
  await goOffline(page);
  const add = tile.getByRole("button", { name: /^Add to cart/ });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(notices(page)).toContainText("That didn't load. Check your connection and try again.");
  await expect(tile.getByRole("link").first()).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Shoes for men" })).toBeVisible();
  expect(loads()).toBe(0);
  await goOnline(page);
  await add.focus();
  await page.keyboard.press("Enter");
  await expect.poll(loads).toBe(1);
});

test("a dropdown of the navigation that cannot be had leaves the page as it is and says so", async ({ page, quiet }) => {
  quiet.expect("React Router caught the following error during render");
  await page.clock.setFixedTime(new Date());
  await page.route(/\/assets\/MegaMenuPanel[^/]*\.(?:js|css)$/, (route) => route.abort());
  await page.goto("/nz/brands");
  await untilAlive(page);
  const loads = countLoads(page);
  const open = async () => {
    await page.getByRole("button", { name: "Shoes menu" }).focus();
    await page.keyboard.press("Enter");
  };
  await open();
  await expect.poll(loads).toBe(1);
  await untilAlive(page);
  await open();
  await expect(notices(page)).toContainText("That didn't load. Check your connection and try again.");
  await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
});

test("a step of checkout whose part cannot be had says so in its place, keeps the rest, and brings it when asked again", async ({
  page,
}) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await goToShipping(page);
  const delivery = page.getByRole("radio", { name: "Deliver it" });
  await expect(delivery).toBeChecked();
  await goOffline(page);
  await page.getByRole("radio", { name: "I'll pick up" }).check();
  const note = page.getByRole("main").getByRole("alert").filter({ hasText: "That didn't load. Check your connection" });
  await expect(note).toBeVisible();
  await delivery.check();
  await expect(page.getByLabel("Street address")).toBeVisible();
  await page.getByRole("radio", { name: "I'll pick up" }).check();
  await expect(note).toBeVisible();
  await goOnline(page);
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("combobox", { name: "Suburb, city or postcode" })).toBeVisible();
  await expect(note).toBeHidden();
  // Focus is where the note was, so that the next Tab leads to what has come.
  await expect(page.getByRole("main").locator(":focus")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Suburb, city or postcode" })).toBeFocused();
});

test("a card that is typed stays when a part of the payment step cannot be had, which says so and comes when asked again", async ({
  page,
}) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await checkOut(page);
  await untilAlive(page);
  await fillCard(page, cards.paid);
  const loads = countLoads(page);
  await page.route(/\/assets\/voucher-entry-[^/]+\.(?:js|css)/, (route) => route.abort());
  await page.getByRole("button", { name: "Add a gift card" }).click();
  const note = page.getByRole("main").getByRole("alert").filter({ hasText: "That didn't load. Check your connection" });
  await expect(note).toBeVisible();
  await page.unrouteAll();
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Gift card number" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(loads()).toBe(0);
  await pressPay(page);
  await expect(page).toHaveURL(/\/checkout\/success$/);
});

test("a page that misses code is loaded anew once, then becomes the error page, which needs none", async ({ page }) => {
  await page.clock.setFixedTime(new Date());
  await page.route(/\/assets\/(listing-page|load-listing|recommendations)-[^/]+\.js$/, (route) => route.abort());
  // What is a product by then was a listing when the link was followed: its code comes after the answer.
  await page.route(/\/nz\/api\/content\/resolve\?path=%2Fproducts%2F/, async (route) => {
    const address = route
      .request()
      .url()
      .replace(/path=[^&]+/, "path=%2Fcategories%2Fmen%2Fshoes");
    await route.fulfill({ response: await route.fetch({ url: address }) });
  });
  await page.goto("/nz/");
  await untilAlive(page);
  const loads = countLoads(page);
  const follow = (index: number) => page.getByRole("article").nth(index).getByRole("heading").getByRole("link").click();
  await follow(0);
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await expect(page.getByRole("list", { name: "Sizes" })).toBeVisible();
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Tread & Thread home" }).click();
  await expect(page).toHaveURL(/\/nz\/?$/);
  await follow(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("oops... Sorry babe, something's not right.");
  await expect(page.getByRole("banner")).toBeVisible();
  expect(loads()).toBe(1);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
});

test("a link to a page whose code is gone loads the page anew, and leads there when the code is back", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  const present = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    present.includes(route.request().url()) ? route.continue() : route.abort(),
  );
  const loads = countLoads(page);
  const product = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await product.click();
  await expect.poll(loads).toBe(1);
  await untilAlive(page);
  await expect(product).toBeVisible();
  await page.unrouteAll();
  await product.click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("offline, a link leaves the page as it is and says why", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  await goOffline(page);
  const product = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await product.click();
  await expect(notices(page)).toContainText("You're offline. Check your connection and try again.");
  await expect(page).toHaveURL("/nz/categories/men/shoes");
  await goOnline(page);
  await product.click();
  await expect(page).toHaveURL(/\/nz\/products\//);
});

test("offline, an overlay whose code is not there yet says so and leaves the page as it is", async ({ page }) => {
  await page.route(cartCode, (route) => route.abort());
  await page.goto("/nz/brands");
  await untilAlive(page);
  await goOffline(page);
  await cartLink(page).click();
  await expect(notices(page)).toContainText("That didn't load. Check your connection and try again.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await goOnline(page);
  await page.unrouteAll();
  // What the code stands on was lost too, and some browsers never ask for that again: then the press loads the page anew.
  await expect(async () => {
    if (await cartDialog(page).isHidden()) await cartLink(page).click();
    await expect(cartDialog(page)).toBeVisible({ timeout: 2_500 });
  }).toPass();
});

for (const [ill, lose] of [
  ["offline", goOffline],
  ["when nothing answers", (page: Page) => page.route("**/nz/api/**", (route) => route.abort())],
] as const) {
  test(`${ill}, adding to the cart ends with a sentence`, async ({ page }) => {
    await page.goto("/nz/products/osker/court-low-galah");
    await untilAlive(page);
    await lose(page);
    await sizeButton(page.getByRole("list", { name: "Sizes" }), "9").click();
    await addButton(page).click();
    await expect(notices(page)).toContainText("Unable to add to cart, so try again in a moment.");
    await expect(addButton(page)).toBeEnabled();
    await expect(page.getByRole("button", { name: "Adding" })).toHaveCount(0);
  });
}

test("a form says when it cannot judge its phone number for want of code, and judges it when that is back", async ({
  page,
  quiet,
  baseURL,
}) => {
  quiet.expect("vite:preloadError");
  const main = page.getByRole("main");
  const phoneCode = /\/assets\/phone-[^/]+\.js/;
  /** Fills in a form that is right but for its number, and sends it twice: without the code and with it. */
  const judges = async (path: string, fill: () => Promise<void>, send: string) => {
    await page.route(phoneCode, (route) => route.abort());
    await page.goto(path);
    await untilAlive(page);
    await fill();
    await main.getByLabel(/^Mobile/).fill("12");
    await main.getByRole("button", { name: send, exact: true }).click();
    await expect(notices(page)).toContainText("That didn't load. Check your connection and try again.");
    await page.unroute(phoneCode);
    await main.getByRole("button", { name: send, exact: true }).click();
    await expect(main.getByLabel(/^Mobile/)).toHaveAccessibleDescription(/Enter a valid phone number\./);
    await expect(main.getByLabel(/^Mobile/)).toBeFocused();
    await expect(page).toHaveURL(path);
  };
  const fillNames = async () => {
    await main.getByLabel("Email").fill(mere.email);
    await main.getByLabel("First name").fill(mere.firstName);
    await main.getByLabel("Last name").fill(mere.lastName);
  };
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await judges("/nz/checkout/contact-info", fillNames, "Continue to shipping");
  const fillAccount = async () => {
    const password = newPassword();
    await fillNames();
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByLabel("Password again", { exact: true }).fill(password);
    await main.getByRole("checkbox", { name: /^I agree/ }).check();
  };
  await judges("/nz/account/signup", fillAccount, "Create account");
  const { email, password } = await verified(baseURL ?? "");
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Fcontact-info");
  await untilAlive(page);
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/nz/account/contact-info");
  const untilThere = () => expect(main.getByLabel("First name")).toHaveValue("Mere");
  await judges("/nz/account/contact-info", untilThere, "Save");
});

test("who signs in next in a page sees nothing of the shopper before, though the code that forgets them was not to be had any more", async ({
  page,
  quiet,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const [first, next] = [await verified(origin), await verified(origin)];
  const main = page.getByRole("main");
  const street = main.getByText("12 Ponsonby Road");
  const { authorization } = await signIn(origin, first);
  const kept = await page.request.post("/nz/api/account/addresses", {
    headers: { ...fromOwnPage(origin), authorization },
    data: {
      ...{ contactName: "Mere O'Neil", street1: "12 Ponsonby Road", suburb: "Grey Lynn", city: "Auckland", postcode: "1021" },
      ...{ country: "NZ", type: "ENTERED", isDefaultShipping: true, isDefaultBilling: true },
    },
  });
  expect(kept.status()).toBe(200);
  const enter = async ({ email, password }: Shopper) => {
    await main.getByLabel("Email").fill(email);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/nz/account");
    await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Addresses" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Addresses" })).toBeVisible();
  };
  await page.goto("/nz/account/signin");
  await untilAlive(page);
  await enter(first);
  await expect(street).toBeVisible();
  await page.waitForLoadState("networkidle");
  quiet.expect("listenerMiddleware/error");
  await page.route(/\/assets\/forget-account-[^/]+\.js/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
  await enter(next);
  await expect(main.getByRole("button", { name: "Add an address" })).toBeVisible();
  await expect(street).toHaveCount(0);
});
