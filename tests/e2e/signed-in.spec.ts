import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { calls } from "@tread/storefront/contract/calls.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { send } from "../contract/send.ts";
import { fromOwnPage, newPassword, signIn, verified } from "../contract/shopper.ts";
import { fits } from "./fits.ts";
import { axe, inspect } from "./inspect.ts";
import { seeAll } from "./see-all.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cards, fillCard, fillDelivery, notices, pay, payButton, pressPay, pressUnderCard } from "./shopper.ts";

const main = (page: Page) => page.getByRole("main");

test("ACCT-09 ACCT-10 a session that is not kept ends with the browser; an account that is still being set up is waited for", async ({
  baseURL,
  launchOptions,
}, info) => {
  test.slow();
  const origin = baseURL ?? "";
  const { email, password } = await verified(origin);
  const folder = await mkdtemp(join(tmpdir(), "browser-"));
  /** The same browser again, with all that it has kept since it was closed. */
  const open = async (look: (page: Page, context: BrowserContext) => Promise<void>) => {
    const { viewport, serviceWorkers, locale } = info.project.use;
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...{ baseURL: origin, viewport, serviceWorkers, locale },
    });
    try {
      await look(context.pages()[0] ?? (await context.newPage()), context);
    } finally {
      await context.close();
    }
  };
  const hello = (page: Page) => page.getByRole("heading", { level: 1, name: "Kia ora, Mere" });
  const enter = async (page: Page, isKept: boolean) => {
    await page.goto("/nz/account");
    await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount");
    await untilAlive(page);
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByLabel("Password", { exact: true }).fill(password);
    await main(page).getByLabel("Keep me signed in").setChecked(isKept);
    await main(page).getByRole("button", { name: "Sign in" }).click();
  };
  try {
    await open(async (page, context) => {
      let asked = 0;
      await page.route("**/nz/api/account", (route) => {
        asked += 1;
        if (asked > 2) return route.continue();
        return route.fulfill({ status: 404, json: { code: "CustomerNotFound", message: "Not yet.", requestId: "test" } });
      });
      await enter(page, false);
      await expect(main(page).getByText("Setting up your account…")).toBeVisible();
      await expect(hello(page)).toBeVisible();
      expect(asked).toBeGreaterThan(2);
      const names = (await context.cookies()).filter(({ expires }) => expires === -1).map(({ name }) => name);
      expect(names).toContain("signed_in");
      await page.reload();
      await expect(hello(page)).toBeVisible();
    });
    await open(async (page) => {
      await enter(page, true);
      await expect(hello(page)).toBeVisible();
    });
    await open(async (page) => {
      await page.goto("/nz/account");
      await expect(hello(page)).toBeVisible();
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("clean and accessible, and no wider than 320 px: every page of the account", async ({ page, context, baseURL }) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? "";
  const { cookie } = await signIn(origin, await verified(origin));
  await context.addCookies(
    cookie.split("; ").map((each) => {
      const [name = "", value = ""] = each.split("=", 2);
      return { name, value, url: origin };
    }),
  );
  const paths = ["", "/orders", "/wishlist", "/contact-info", "/addresses", "/payment-methods", "/qantas", "/password/change"];
  for (const path of paths) {
    await test.step(`/account${path}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/nz/account${path}`);
      await untilAlive(page);
      await expect(page).toHaveURL(`/nz/account${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await seeAll(page);
      await inspect(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await fits(page);
      if (path !== "/addresses") return;
      await main(page).getByRole("button", { name: "Add an address" }).click();
      await expect(main(page).getByRole("combobox", { name: "Street address" })).toBeVisible();
      await main(page).getByRole("button", { name: "Save address" }).click();
      // What happens to lie half under the header has room enough once it is scrolled to.
      await page.evaluate(() => scrollTo(0, 0));
      await axe(page);
      await fits(page);
    });
  }
});

test("what is half typed into an account form comes back when the session has ended meanwhile, and leaves with who signs out", async ({
  page,
  baseURL,
  quiet,
}) => {
  test.slow();
  const origin = String(baseURL);
  const shopper = await verified(origin);
  quiet.expect("401");
  const enter = async (password: string) => {
    await main(page).getByLabel("Email").fill(shopper.email);
    await main(page).getByLabel("Password", { exact: true }).fill(password);
    await main(page).getByRole("button", { name: "Sign in" }).click();
  };
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Faddresses");
  await untilAlive(page);
  await enter(shopper.password);
  await main(page).getByRole("button", { name: "Add an address" }).click();
  await main(page).getByLabel("Contact name").fill("Nana Parata");
  await main(page).getByLabel("Street address").fill("12 Ponsonby Road");
  await main(page).getByLabel("Suburb").fill("Grey Lynn");
  await main(page).getByLabel("Town or city").fill("Auckland");
  await main(page).getByLabel("Postcode").fill("1011");
  await main(page).getByLabel("Bill here unless I say otherwise").check();

  // On another device the password is changed, which ends every other session.
  const password = newPassword();
  const { status } = await send(origin, "nz", calls["users.changePassword"], {
    headers: { ...fromOwnPage(origin), ...(await signIn(origin, shopper)) },
    body: { currentPassword: shopper.password, password },
  });
  expect(status).toBe(200);
  // What proved here who they are runs out some minutes later.
  const addresses = "**/nz/api/account/addresses";
  await page.route(addresses, (route) =>
    route.fulfill({ status: 401, json: { code: "NotSignedIn", message: "Sign in.", requestId: "test" } }),
  );
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Faddresses");
  await page.unroute(addresses);
  const ended = notices(page).getByText("Your session has ended. Sign in to carry on where you were.");
  await expect(ended).toBeVisible();
  await enter(password);
  await expect(page).toHaveURL("/nz/account/addresses");
  await expect(ended).toHaveCount(0);
  await expect(main(page).getByText("Here's what you had typed.")).toBeVisible();
  await expect(main(page).getByLabel("Contact name")).toHaveValue("Nana Parata");
  await expect(main(page).getByLabel("Bill here unless I say otherwise")).toBeChecked();
  await main(page).getByRole("button", { name: "Save address" }).click();
  await expect(notices(page).getByText("Address saved.")).toBeVisible();
  await expect(main(page).getByRole("article")).toContainText("Nana Parata");

  await main(page).getByRole("button", { name: "Add an address" }).click();
  await main(page).getByLabel("Street address").fill("1 Queen Street");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/nz");
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(/Queen|Nana/);
});

test("AUTH-09 an account whose session the shop gives no answer about says so in place, asks again, and can be left", async ({
  page,
  baseURL,
  quiet,
}) => {
  test.slow();
  const { email, password } = await verified(String(baseURL));
  quiet.expect("503");
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Forders");
  await untilAlive(page);
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
  const nothingYet = main(page).getByRole("heading", { name: /^Nothing yet/ });
  await expect(nothingYet).toBeVisible();

  const failing = "**/nz/api/session**";
  const fail = () =>
    page.route(failing, (route) =>
      route.fulfill({ status: 503, json: { code: "Unavailable", message: "Too busy.", requestId: "test" } }),
    );
  const failed = main(page).getByRole("alert").filter({ hasText: "Unable to load your account." });
  const again = failed.getByRole("button", { name: "Try again" });
  await fail();
  await page.reload();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL("/nz/account/orders");
  const asked = page.waitForResponse(/session\/refresh/);
  await again.click();
  await asked;
  await expect(failed).toBeVisible();
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(notices(page).getByText("Unable to log out. Try again later.")).toBeVisible();
  await expect(failed).toBeVisible();
  await page.unroute(failing);
  await again.click();
  await expect(nothingYet).toBeVisible();

  // From another page the header leads there too, where it is asked again at once.
  await fail();
  await page.goto("/nz/cart");
  await untilAlive(page);
  const account = page.getByRole("banner").getByRole("link", { name: "Account", exact: true });
  await expect(account).toBeVisible();
  await account.click();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL("/nz/account");
  await page.unroute(failing);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/nz");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("what is typed while contact details are on their way stays, and is saved next", async ({ page, baseURL }) => {
  const { email, password } = await verified(String(baseURL));
  await page.goto("/nz/account/signin?redirect=%2Faccount%2Fcontact-info");
  await untilAlive(page);
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
  const first = main(page).getByLabel("First name");
  await first.fill("Āria");
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route("**/nz/api/account", async (route) => {
    arrived.resolve();
    await answered.promise;
    await route.continue();
  });
  await main(page).getByRole("button", { name: "Save" }).click();
  await arrived.promise;
  await first.fill("Āria-Rose");
  answered.resolve();
  await expect(notices(page).getByText("Your details are saved.")).toBeVisible();
  await expect(first).toHaveValue("Āria-Rose");
  const savedNext = page.waitForResponse(
    (response) => response.request().method() === "PUT" && /\/api\/account$/.test(response.url()),
  );
  await main(page).getByRole("button", { name: "Save" }).click();
  expect((await savedNext).status()).toBe(200);
  await page.goto("/nz/account");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Kia ora, Āria-Rose");
});

/** Fills in the page that signs in, and sends it. */
async function enter(page: Page, { email, password }: Awaited<ReturnType<typeof verified>>): Promise<void> {
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign in" }).click();
}

test("who signs out in another tab reads in checkout why the cart is empty, and comes back to their own", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  const member = await verified(String(baseURL));
  await page.goto("/nz/account/signin");
  await untilAlive(page);
  await enter(page, member);
  await expect(page).toHaveURL("/nz/account");
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  const other = await context.newPage();
  await quiet.watch(other);
  const path = "/checkout/contact-info";
  await page.goto(`/nz${path}`);
  await expect(main(page)).toContainText("Court Low");
  await other.goto("/nz/account");
  await other.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/nz\/?$/);
  await page.bringToFront();
  await expect(notices(page)).toContainText("You signed out in another tab, so your cart has left this one too.");
  await notices(page).getByRole("link", { name: "sign in again" }).click();
  await expect(page).toHaveURL(`/nz/account/signin?redirect=${encodeURIComponent(path)}`);
  await enter(page, member);
  await expect(page).toHaveURL(`/nz${path}`);
  await expect(main(page)).toContainText("Court Low");
  await expect(notices(other)).toHaveCount(0);
});

test("a session that runs out in the middle of checkout loses nothing that was gathered or typed: as a guest, and signed in again", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  test.slow();
  const member = await verified(String(baseURL));
  quiet.expect("/nz/api/session");
  await page.goto("/nz/account/signin");
  await untilAlive(page);
  await enter(page, member);
  await expect(page).toHaveURL("/nz/account");
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/checkout/contact-info");
  await page.getByLabel("Mobile").fill("021 555 0184");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByLabel("Street address").fill("12 Ponsonby");
  await context.clearCookies();
  await page.reload();
  const notice = notices(page).getByText("You're signed out, and nothing you entered is lost.");
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Street address")).toHaveValue("12 Ponsonby");
  await expect(page).toHaveURL("/nz/checkout/shipping");
  await notices(page).getByRole("link", { name: "sign in again" }).click();
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Fcheckout%2Fshipping");
  await enter(page, member);
  await expect(page).toHaveURL("/nz/checkout/shipping");
  await expect(page.getByLabel("Street address")).toHaveValue("12 Ponsonby");
  // And the guest that they are after another time can pay.
  await fillDelivery(page);
  await context.clearCookies();
  // A tab outside checkout that finds it out first takes nothing along either.
  const other = await context.newPage();
  await quiet.watch(other);
  await other.goto("/nz/");
  await expect(notices(other).getByText("You're signed out, and nothing you entered is lost.")).toBeVisible();
  await expect(other.getByRole("banner").getByRole("link", { name: /^Cart, 1/ })).toBeVisible();
  await other.close();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await pay(page, cards.paid);
  await page.goBack();
  await expect(page).toHaveURL(/\/nz\/(cart|checkout\/success)$/);
});

/** Signs in, in the browser's own way, an account that keeps one address. */
async function enterWithAddress(context: BrowserContext, origin: string): Promise<void> {
  const { cookie, authorization } = await signIn(origin, await verified(origin));
  const { status } = await send(origin, "nz", calls["addresses.create"], {
    headers: { ...fromOwnPage(origin), authorization },
    body: {
      ...{ contactName: "Mere O'Neil", street1: "PO Box 911", suburb: "Whanganui", city: "Whanganui", postcode: "4541" },
      ...{ country: "NZ", type: "ENTERED", isDefaultBilling: true, isDefaultShipping: true },
    },
  });
  expect(status).toBe(200);
  await context.addCookies(
    cookie.split("; ").map((each) => {
      const [name = "", value = ""] = each.split("=", 2);
      return { name, value, url: origin };
    }),
  );
}

test("a kept address or card that is taken off after the session has ended leads to signing in, and says no more", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  quiet.expect("401");
  await enterWithAddress(context, String(baseURL));
  await page.goto("/nz/account/addresses");
  await main(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await context.clearCookies();
  await page.route("**/nz/api/account/addresses/*", (route) =>
    route.fulfill({ status: 401, json: { code: "NotSignedIn", message: "Sign in.", requestId: "test" } }),
  );
  await main(page).getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL("/nz/account/signin?redirect=%2Faccount%2Faddresses");
  await expect(notices(page).getByRole("listitem")).toHaveText([/Your session has ended\. Sign in to carry on where you were\./]);
});

test("CHK-04 CHK-21 an order that is picked up is billed to the account's default address, for the name that was entered instead", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  quiet.expect("/nz/api/checkout/orders");
  await enterWithAddress(context, String(baseURL));
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/checkout/contact-info");
  await page.getByLabel("First name").fill("Hemi");
  await main(page).getByLabel("Email").fill("hemi.at.work@example.co.nz");
  await page.getByLabel("Mobile").fill("021 555 0184");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("radio", { name: "I'll pick up" }).check();
  await page.getByRole("radiogroup", { name: "Store to pick up from" }).getByRole("radio").first().check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const kept = page.getByRole("radiogroup", { name: "Billing address" }).getByRole("radio", { name: /PO Box 911/ });
  await expect(kept).toBeChecked();
  await page.reload();
  await fillCard(page, cards.declined);
  const sent = page.waitForRequest("**/checkout/orders");
  await pressPay(page);
  await expect(page.getByText(/^Your bank declined the payment/)).toBeVisible();
  await expect(kept).toBeChecked();
  const { contact, billingAddress } = (await sent).postDataJSON();
  expect(contact).toMatchObject({ firstName: "Hemi", email: "hemi.at.work@example.co.nz" });
  expect(billingAddress).toMatchObject({ street1: "PO Box 911" });
});

test("a saved card that was taken off the account elsewhere is refused once, and then no longer offered", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  test.slow();
  quiet.expect("/nz/api/checkout/orders");
  await enterWithAddress(context, String(baseURL));
  await page.goto("/nz/account/payment-methods");
  await main(page).getByRole("button", { name: "Add a card" }).click();
  await fillCard(page, cards.paid);
  await pressUnderCard(main(page).getByRole("button", { name: "Save card" }));
  await expect(main(page).getByText("Visa ending 1111")).toBeVisible();
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/checkout/contact-info");
  await page.getByLabel("Mobile").fill("021 555 0184");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  const kept = page.getByRole("radio", { name: /^Visa ending 1111/ });
  await kept.check();

  const other = await context.newPage();
  await other.goto("/nz/account/payment-methods");
  await main(other)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await main(other).getByRole("button", { name: "Remove it" }).click();
  await expect(notices(other)).toContainText("Card removed.");
  await pressPay(page);
  await expect(page.getByText("We couldn't find that saved card, so choose another or enter its details.")).toBeVisible();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Card/ })).toBeChecked();
  await pay(page, cards.paid);
});

test("the saved address that was chosen is in the form of the guest that its shopper is after the session has ended", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  quiet.expect("/nz/api/session");
  await enterWithAddress(context, String(baseURL));
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await page.goto("/nz/checkout/contact-info");
  await page.getByLabel("Mobile").fill("021 555 0184");
  await page.getByRole("button", { name: "Continue to shipping" }).click();
  await expect(page.getByRole("radio", { name: /^Express Not to PO boxes/ })).toBeDisabled();
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await expect(page.getByRole("radio", { name: /PO Box 911/ })).toBeChecked();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByLabel("Street address")).toHaveValue("PO Box 911");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(payButton(page)).toBeVisible();
});
