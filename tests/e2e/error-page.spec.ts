import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { missing } from "./pages.ts";
import { expect, test } from "./shop.ts";

const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const recommended = (page: Page) => page.getByRole("main").getByRole("region", { name: "Try these instead" });
const tiles = (page: Page) => recommended(page).getByRole("article");

/** Opens an address that has nothing, which the browser's console says too. */
async function openMissing(page: Page, quiet: { expect(text: string): void }, path: string = missing) {
  quiet.expect(path);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
}

/** Goes within the shop, so that what is wanted is asked for by the browser. */
async function followBroken(page: Page) {
  await page.goto("/nz/");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Sale", exact: true }).first().click();
}

test.describe("a page that is not there", () => {
  test("ERRP-01 ERRP-03 ERRP-04 ERRP-06 ERRP-10 says so, recommends, and leads home between header and footer", async ({
    page,
    quiet,
  }) => {
    await openMissing(page, quiet);
    await expect(page).toHaveTitle("Page Not Found | Tread & Thread");
    await expect(page.locator("meta[name='description']")).toHaveAttribute("content", /\w+ .*\.$/);
    const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    expect((await page.request.get(new URL(picture).pathname)).headers()["content-type"]).toMatch(/^image\//);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("oops... Sorry babe, we can't find this page.");
    await expect(page.getByRole("banner").getByRole("link", { name: "Tread & Thread home" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // Nobody has touched the page.
    await expect(recommended(page).getByRole("heading", { level: 2 })).toHaveText("Try these instead");
    await expect(tiles(page).first()).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL(/\/nz\/?$/);
    await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
  });

  test("is missed in the boutique when it is looked for there, and in the shop everywhere else", async ({ page, quiet }) => {
    const boutique = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "The Edit" });
    for (const path of ["/nz/btq/nope", "/nz/categories/btq/nope"]) {
      await openMissing(page, quiet, path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "btq");
      await expect(boutique).toBeVisible();
    }
    await openMissing(page, quiet, "/nz/btqs");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "main");
    await expect(boutique).toHaveCount(0);
  });

  test("ERRP-07 ERRP-20 CONF-39 recommends at most 15 products of the brand or category that is near, else of the whole shop", async ({
    page,
    quiet,
  }) => {
    await openMissing(page, quiet, "/nz/brands/osker/nope");
    await expect(tiles(page)).toHaveCount(15);
    for (const tile of await tiles(page).all()) await expect(tile.getByText("Osker", { exact: true })).toHaveCount(1);

    await openMissing(page, quiet);
    await expect(tiles(page)).toHaveCount(15);
    await expect(tiles(page).first()).toContainText("Pace One");
    await tiles(page).first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Pace One" })).toBeVisible();
  });

  test("ERRP-08 ERRP-09 shows two products, three from 640 px, four from 1024 px, five from 1280 px, with an end and no bar", async ({
    page,
    quiet,
  }) => {
    for (const [width, whole] of [
      [390, 2],
      [640, 3],
      [768, 3],
      [1024, 4],
      [1280, 5],
      [1536, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openMissing(page, quiet);
      await expect(tiles(page)).toHaveCount(15);
      await recommended(page).scrollIntoViewIfNeeded();
      const edge = await page.evaluate(() => document.documentElement.clientWidth);
      const boxes = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().right));
      expect(boxes.filter((right) => right <= edge + 1).length, `${width} px`).toBe(whole);
    }
    const row = recommended(page);
    await expect(row.getByRole("button", { name: "Previous" })).toBeDisabled();
    const next = row.getByRole("button", { name: "Next" });
    // A press while the row still moves goes on from where it is: some presses after the first, there is no more.
    await expect(async () => {
      if (await next.isEnabled()) await next.click();
      await expect(row.getByRole("button", { name: "Previous" })).toBeEnabled();
      await expect(next).toBeDisabled({ timeout: 500 });
    }).toPass();
    expect(await row.evaluate((section) => section.lastElementChild?.querySelectorAll("article").length)).toBe(15);
  });

  test("keeps the recommendations' place: nothing moves when they come", async ({ page, quiet }) => {
    const held = Promise.withResolvers<void>();
    await page.route("**/api/content/error-page?*", async (route) => {
      await held.promise;
      await route.continue();
    });
    await openMissing(page, quiet);
    await untilAlive(page);
    await expect(page.locator("main [inert]")).toBeVisible();
    const top = () => page.getByRole("contentinfo").evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
    const before = await top();
    held.resolve();
    await expect(tiles(page)).toHaveCount(15);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });

  for (const [what, address] of [
    ["content", "**/api/content/error-page?*"],
    ["search", "**/search/indexes/*/queries"],
    ["code", "**/assets/recommendations-*.js"],
  ] as const) {
    test(`stays as it is when the recommendations' ${what} cannot be had`, async ({ page, quiet }) => {
      quiet.expect("net::ERR_FAILED");
      await page.route(address, (route) => route.abort());
      const asked = page.waitForEvent("requestfailed");
      await openMissing(page, quiet);
      await asked;
      await expect(page.locator("main section")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("oops... Sorry babe, we can't find this page.");
      await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
      await expect(page).toHaveURL(/\/nz\/?$/);
    });
  }

  test("ERRP-11 has the cart and the search over it", async ({ page, quiet }) => {
    await openMissing(page, quiet);
    await untilAlive(page);
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    const cart = page.getByRole("dialog", { name: /cart/i });
    await expect(cart).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cart).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Find brand, category or product" })).toBeFocused();
    await expect(page).toHaveURL(missing);
  });
});

test.describe("a page that fails", () => {
  test("ERRP-02 ERRP-05 ERRP-21 an answer of 500 becomes the error page, with header and footer", async ({ page, quiet }) => {
    quiet.expect("500");
    quiet.expect("Something went wrong");
    await page.route("**/api/content/resolve?*", (route) =>
      route.fulfill({ status: 500, json: { code: "InternalError", message: "Something went wrong. Try again." } }),
    );
    await followBroken(page);
    await expect(page.getByText("Something Went Wrong", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Something Went Wrong | Tread & Thread");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("oops... Sorry babe, something's not right.");
    await expect(recommended(page).getByRole("heading", { level: 2 })).toHaveText("Try these instead");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sale");
    await expect(page).toHaveURL("/nz/categories/sale");
  });

  test("ERRP-21 an error that nobody foresaw becomes the error page, from where the shop goes on", async ({ page, quiet }) => {
    for (const text of ["Error", "thrown", "undefined"]) quiet.expect(text);
    await page.route("**/api/content/resolve?*", (route) =>
      route.fulfill({
        json: { isRedirect: false, redirectHref: null, httpStatusCode: 200, entity: { type: "listing", data: {} } },
      }),
    );
    await followBroken(page);
    await expect(page.getByText("Something Went Wrong", { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
  });
});

test("ERRP-21 when not even the header can be drawn the error page stands alone, and leads home", async ({ page, quiet }) => {
  for (const text of ["Error", "thrown", "null"]) quiet.expect(text);
  // Of what the header reads a part is missing.
  await page.route("**/nz/brands", async (route) => {
    const response = await route.fetch();
    const [before, after, ...more] = (await response.text()).split('"overlays":{"open":null}');
    expect(after, "the page's state").toBeDefined();
    expect(more).toEqual([]);
    await route.fulfill({ response, body: `${before}"overlays":null${after}` });
  });
  await page.goto("/nz/brands");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("oops... Sorry babe, something's not right.");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page).toHaveTitle("Something Went Wrong | Tread & Thread");
  for (const name of ["Return Home", "Tread & Thread home"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/nz/");
  await expect(page.getByRole("link", { name: "Return Home" })).toHaveCSS("border-radius", /^\d+px$/);
  await expect(tiles(page).first().locator("img").first()).toHaveJSProperty("complete", true);
});

test("ERRP-22 ERRP-23 crawlers get the bare status and a page of a few words instead, and whole pages where there are some", async ({
  request,
}) => {
  for (const path of [missing, "/nz/brands/osker/nope"]) {
    const ask = async (userAgent: string) => {
      const answer = await request.get(path, { headers: { "user-agent": userAgent, accept: "text/html" } });
      return { status: answer.status(), text: await answer.text() };
    };
    const shopper = await ask(
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    );
    expect(shopper.status).toBe(404);
    expect(shopper.text).toContain("Sorry babe");
    for (const crawler of [googlebot, "facebookexternalhit/1.1", "Mozilla/5.0 (compatible; bingbot/2.0)"]) {
      const { status, text } = await ask(crawler);
      expect(status, crawler).toBe(404);
      expect(text).toContain("Page not found");
      expect(text).not.toContain("Sorry babe");
      expect(text.length).toBeLessThan(2_000);
    }
  }
  const found = await request.get("/nz/brands/osker", { headers: { "user-agent": googlebot } });
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain("<h1");
});
