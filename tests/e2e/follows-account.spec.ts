import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { type Shopper, verified } from "../contract/shopper.ts";
import { expect, firstVisit, test } from "./shop.ts";
import { addButton, cartDialog, notices } from "./shopper.ts";

const main = (page: Page) => page.getByRole("main");
const firstTile = (page: Page) => main(page).getByRole("article").first();
const heart = (page: Page) => firstTile(page).getByRole("button", { name: /^Save .+ to wishlist$/ });

async function signIn(page: Page, { email, password }: Shopper): Promise<void> {
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
}

async function addToCart(page: Page, path: string): Promise<void> {
  await page.goto(`/nz${path}`);
  await addButton(page).click();
  await expect(cartDialog(page)).toBeVisible();
}

test("TILE-36 ROUTE-34 WISH-08 WISH-09 WISH-11 ERRCAT-85 ERRCAT-86 a guest's heart asks to sign in, and is set and taken back once they have", async ({
  page,
  baseURL,
}) => {
  const shopper = await verified(String(baseURL));
  await page.goto("/nz/account/wishlist");
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Fwishlist");
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  const name = String(await firstTile(page).getByRole("heading").textContent());
  await firstTile(page).hover();
  await heart(page).click();
  const prompt = page.getByRole("dialog", { name: "Sign in to save" });
  await expect(prompt.getByText(`Sign in and we'll save the ${name}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(prompt).toHaveCount(0);
  await expect(heart(page)).toBeFocused();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");

  await heart(page).click();
  await prompt.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, shopper);
  await expect(page).toHaveURL("/nz/categories/men/shoes");
  await expect(notices(page).getByText(`${name} has been added to your wishlist.`)).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

  await notices(page).getByRole("link", { name: "View Wishlist" }).click();
  await expect(page).toHaveURL("/nz/account/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Account" })).toBeVisible();
  await expect(main(page).getByRole("article").filter({ hasText: name })).toBeVisible();

  await page.goto("/nz/categories/men/shoes");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await firstTile(page).hover();
  await heart(page).click();
  await expect(notices(page).getByText(`${name} has been removed from your wishlist.`)).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test("SYNC-12 ERRCAT-84 a heart that the shop refuses is as it was before, and nothing goes on saying that it was set", async ({
  page,
  baseURL,
  quiet,
}) => {
  await page.goto("/nz/account/signin?redirect=%2Fcategories%2Fmen%2Fshoes");
  await untilAlive(page);
  await signIn(page, await verified(String(baseURL)));
  await expect(page).toHaveURL("/nz/categories/men/shoes");
  await expect(page.getByRole("banner").getByRole("link", { name: "Account", exact: true })).toBeVisible();
  quiet.expect("500");
  const refused = { code: "InternalError", message: "Something went wrong.", requestId: "test" };
  const isSaid = Promise.withResolvers<void>();
  await page.route("**/api/account/state", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    await isSaid.promise;
    await route.fulfill({ status: 500, json: refused });
  });
  await firstTile(page).hover();
  await heart(page).click();
  const said = notices(page).getByText("has been added to your wishlist");
  // Under the pointer it does not go by itself.
  await said.hover();
  isSaid.resolve();
  const refusal = "Something went wrong when adding this item to wishlist. Please try again.";
  await expect(notices(page).getByText(refusal)).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

firstVisit(
  "what is changed while there is no network is in another browser once there is one again, without another press",
  async ({ page, browser, baseURL, quiet }) => {
    const shopper = await verified(String(baseURL));
    await page.goto("/nz/account/signin");
    await signIn(page, shopper);
    await expect(page).toHaveURL("/nz/account");
    await addToCart(page, "/products/hinterly/haul-45-bluff");
    await page.goto("/nz/cart");
    await untilAlive(page);
    quiet.expect("ERR_INTERNET_DISCONNECTED");
    // The cart's page may have come before the answer to what was put into the cart.
    quiet.expect("409");
    quiet.expect("/nz/api/account/state");
    await page.context().setOffline(true);
    await main(page)
      .getByRole("button", { name: /^More, / })
      .click();
    await expect(main(page).getByRole("spinbutton")).toHaveValue("2");
    const sent = page.waitForResponse((response) => response.url().endsWith("/api/account/state") && response.ok());
    await page.context().setOffline(false);
    await sent;

    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto("/nz/account/signin?redirect=%2Fcart");
    await signIn(other, shopper);
    await expect(main(other).getByRole("spinbutton")).toHaveValue("2");
    await other.context().close();
  },
);

test("who signs in on the way to checkout is let in with the cart of their account, however late it comes", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await verified(String(baseURL));
  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto("/nz/account/signin");
  await signIn(other, shopper);
  await expect(other).toHaveURL("/nz/account");
  const kept = other.waitForResponse((response) => response.request().method() === "PUT" && response.url().endsWith("/state"));
  await addToCart(other, "/products/hinterly/haul-45-bluff");
  await kept;
  await other.context().close();

  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/nz/api/account/state", async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const followed = ["account", "account/addresses"].map((path) => page.waitForResponse(`**/nz/api/${path}`));
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto("/nz/account/signin?redirect=%2Fcheckout%2Fcontact-info");
  await untilAlive(page);
  await signIn(page, shopper);
  await asked.promise;
  for (const answer of await Promise.all(followed)) await answer.finished();
  await expect(page).toHaveURL("/nz/checkout/contact-info");
  // Who is taken for somebody without a cart is sent away as soon as the account has answered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
  released.resolve();
  await expect(main(page)).toContainText("Haul 45");
  expect(visited).not.toContain("/nz/cart");
});

test("SYNC-02 SYNC-07 SYNC-08 SYNC-09 SYNC-17 CART-34 a guest's cart joins the account, is in another browser, and both change it", async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  const shopper = await verified(String(baseURL));
  await addToCart(page, "/products/hinterly/haul-45-bluff");
  await page.goto("/nz/account/signin");
  await signIn(page, shopper);
  await expect(page).toHaveURL("/nz/account");

  const other = await (await browser.newContext({ baseURL })).newPage();
  await quiet.watch(other);
  await other.goto("/nz/account/signin?redirect=%2Fcart");
  await signIn(other, shopper);
  await expect(other).toHaveURL("/nz/cart");
  await expect(main(other).getByRole("link", { name: "Haul 45" }).first()).toBeVisible();

  // Both browsers change it from the same state; the later one is told of a conflict and makes its change again.
  quiet.expect("409");
  quiet.expect("/nz/api/account/state");
  await addToCart(page, "/products/hinterly/haul-45-ember");
  await addToCart(other, "/products/hinterly/haul-70-basalt");
  for (const each of [page, other]) {
    await each.goto("/nz/cart");
    for (const name of ["Haul 70", "Haul 45"]) await expect(main(each).getByRole("link", { name }).first()).toBeVisible();
    await expect(each.getByRole("banner").getByRole("link", { name: /^Cart, 3/ })).toBeVisible();
  }

  // Who signs out takes the cart and what they looked at along; other tabs of the browser follow within two seconds, Back shows nothing
  // of the account, which keeps the cart.
  const viewed = () => page.evaluate(() => localStorage.getItem("recently-viewed:nz"));
  expect(await viewed()).not.toBeNull();
  const tab = await page.context().newPage();
  await tab.goto("/nz/account/addresses");
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/nz/account");
  await untilAlive(page);
  const navigation = (of: Page) => of.getByRole("navigation", { name: "Account" });
  await navigation(page).getByRole("link", { name: "Addresses" }).click();
  await expect(page).toHaveURL("/nz/account/addresses");
  await navigation(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/nz\/?$/);
  await expect(navigation(tab)).toHaveCount(0, { timeout: 2_000 });
  await expect(tab).toHaveURL(/\/nz\/account\/signin/);
  await page.goBack();
  await expect(page).toHaveURL(/\/nz\/account\/signin/);
  await expect(navigation(page)).toHaveCount(0);
  await page.goto("/nz/cart");
  await expect(main(page).getByRole("heading", { name: "Empty. Awkward." })).toBeVisible();
  expect(await viewed()).toBeNull();
  await other.reload();
  await expect(other.getByRole("banner").getByRole("link", { name: /^Cart, 3/ })).toBeVisible();
  await other.context().close();
});

test("a shopper closes the account by its password, is a guest everywhere from then on, and can sign up anew", async ({
  page,
  request,
  baseURL,
  quiet,
}) => {
  const shopper = await verified(String(baseURL));
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Fcontact-info");
  await signIn(page, shopper);
  await expect(page).toHaveURL("/nz/account/contact-info");
  const tab = await page.context().newPage();
  await quiet.watch(tab);
  await tab.goto("/nz/account/addresses");
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();

  await main(page).getByRole("button", { name: "Close account" }).click();
  await expect(main(page).getByRole("heading", { name: "Close account" })).toBeFocused();
  quiet.expect("/nz/api/users/close");
  await page.getByLabel("Your password", { exact: true }).fill("Wrong-99!");
  await main(page).getByRole("button", { name: "Close my account" }).click();
  await expect(main(page).getByText("That isn't your password.")).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(shopper.password);
  await main(page).getByRole("button", { name: "Close my account" }).click();

  await expect(page).toHaveURL(/\/nz\/?$/);
  await expect(notices(page).getByText(/^Your account is closed\./)).toBeVisible();
  await expect(tab).toHaveURL(/\/nz\/account\/signin/);
  expect(await (await request.get("/sandbox/outbox")).text()).toContain("Your account is closed");
  quiet.expect("/nz/api/session");
  await signIn(tab, shopper);
  await expect(main(tab).getByText("Incorrect email or password.")).toBeVisible();
});

test("two tabs that sign in as two people in one moment end as the later one, in both", async ({ page, context, baseURL }) => {
  const [earlier, later] = [await verified(String(baseURL)), await verified(String(baseURL))];
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/nz/account/signin");
    await untilAlive(tab);
  }
  // The later one is on its way already when the earlier one is in, and so does not follow it.
  const isIn = Promise.withResolvers<void>();
  await other.route("**/api/session", async (route) => {
    await isIn.promise;
    await route.continue();
  });
  await signIn(other, later);
  await expect(main(other).getByRole("button", { name: "Signing in" })).toBeVisible();
  await signIn(page, earlier);
  await expect(main(page).getByText(earlier.email)).toBeVisible();
  isIn.resolve();
  for (const tab of [other, page]) await expect(main(tab).getByText(later.email)).toBeVisible();
});
