import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";

const shoes = "/nz/categories/men/shoes";
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusOnBody = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test("a filter whose answer fails keeps the listing, says so, and can be tried again", async ({ page, quiet }) => {
  quiet.expect("500");
  await page.goto(shoes);
  await untilAlive(page);
  const tiles = page.getByRole("main").getByRole("article");
  const before = await tiles.count();
  const broken = (route: import("@playwright/test").Route) =>
    route.fulfill({ status: 500, json: { code: "InternalError", message: "Something went wrong. Try again." } });
  await page.route("**/search/indexes/*/queries", broken);
  // Not `check`, which looks at the box before the page has taken the press.
  await page.getByRole("checkbox", { name: /^Osker/ }).click();
  const alert = page.getByRole("alert").filter({ hasText: "We couldn't change the list." });
  await expect(alert).toBeVisible();
  await expect(tiles).toHaveCount(before);
  await expect(page.getByRole("checkbox", { name: /^Osker/ })).toBeChecked();
  await page.unroute("**/search/indexes/*/queries", broken);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /styles?$/ })).toBeVisible();
  await expect.poll(() => tiles.count()).toBeLessThan(before);
  expect(await focusOnBody(page)).toBe(false);
});

for (const width of [1440, 390]) {
  test(`at ${width} pixels more tiles take focus to the first of them, and a reload keeps the place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shoes);
    await untilAlive(page);
    const tiles = page.getByRole("main").getByRole("article");
    await page.getByRole("button", { name: "Load 48 more" }).click();
    await expect(tiles).toHaveCount(96);
    await expect(tiles.nth(48).getByRole("heading").getByRole("link")).toBeFocused();
    await tiles.nth(70).scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await page.reload();
    await expect(tiles).toHaveCount(96);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(60);
    await expect(tiles.nth(70)).toBeInViewport();
  });
}

test("focus is never lost: filters cleared, another order, and back", async ({ page }) => {
  await page.goto(`${shoes}?brand=Osker&sale=true`);
  await untilAlive(page);
  await page.getByRole("link", { name: "Clear all" }).first().click();
  await expect(page).toHaveURL(shoes);
  await expect.poll(() => focusOnBody(page)).toBe(false);
  await expect(page.getByRole("link", { name: "Clear all" })).toHaveCount(0);
  const sort = page.getByRole("main").locator("summary", { hasText: "Sort" });
  await sort.click();
  await page.getByRole("list", { name: "Sort by" }).getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL(/sort=newest$/);
  await expect(sort).toContainText("Newest");
  await expect(sort).toBeFocused();
  // The address is there a moment before the products in their new order.
  await expect(page.locator("main [aria-busy]")).toHaveCount(0);
  const product = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
  await product.click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(/sort=newest$/);
  await expect(product).toBeFocused();
});

test("Back closes what lies over the page first: search, cart, and the sheets of a phone's listing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nz/");
  await page.goto(shoes);
  await untilAlive(page);
  const dialogs = page.getByRole("dialog");
  const openings = [
    page.getByRole("banner").getByRole("link", { name: "Search" }),
    page.getByRole("banner").getByRole("link", { name: "Cart" }),
    page.getByRole("button", { name: "Filter", exact: true }),
    page.getByRole("button", { name: /^Sort: / }),
  ];
  for (const opening of openings) {
    await opening.click();
    await expect(dialogs).toHaveCount(1);
    await page.goBack();
    await expect(dialogs).toHaveCount(0);
    await expect(page).toHaveURL(shoes);
  }
  // Closed in any other way, it leaves nothing behind for Back to go through.
  await openings[0]?.click();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
  await page.getByRole("button", { name: /^Sort: / }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL(/sort=newest$/);
  await expect(dialogs).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(shoes);
  await page.goBack();
  await expect(page).toHaveURL("/nz/");
});

for (const sizes of [["7.5"], ["7.5", "9"]]) {
  test(`Back closes a phone's filters and keeps the ${sizes.join(" and the ")} ticked in them, in the address as in the list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/nz/");
    await page.goto(shoes);
    await untilAlive(page);
    const count = page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /styles?$/ });
    const all = await count.textContent();
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    const show = sheet.getByRole("button", { name: /^Show \d+ styles$/ });
    for (const size of sizes) {
      const before = await show.textContent();
      await sheet.getByRole("checkbox", { name: size, exact: true }).click();
      await expect(show).not.toHaveText(before ?? "");
    }
    const ticked = `${shoes}?${sizes.map((size) => `footwearSize=${size}`).join("&")}`;
    await expect(page).toHaveURL(ticked);
    const left = ((await show.textContent()) ?? "").replace("Show ", "");
    const inForce = async () => {
      await expect(page).toHaveURL(ticked);
      await expect(count).toHaveText(left);
      await expect(page.getByRole("button", { name: `Filter ${sizes.length}`, exact: true })).toBeVisible();
    };
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await inForce();
    await page.reload();
    await inForce();
    await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/nz\/products\//);
    await page.goBack();
    await inForce();
    // Before the filters, then before the listing.
    await page.goBack();
    await expect(page).toHaveURL(shoes);
    await expect(count).toHaveText(all ?? "");
    await page.goBack();
    await expect(page).toHaveURL("/nz/");
  });
}

test("what is ticked in a phone's filters stays when their own button closes them, and one Back takes it away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shoes);
  await untilAlive(page);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  for (const size of ["7.5", "9"]) await sheet.getByRole("checkbox", { name: size, exact: true }).click();
  await expect(page).toHaveURL(`${shoes}?footwearSize=7.5&footwearSize=9`);
  await sheet.getByRole("button", { name: /^Show \d+ styles$/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`${shoes}?footwearSize=7.5&footwearSize=9`);
  await page.goBack();
  await expect(page).toHaveURL(shoes);
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
});

test("what a boutique product is bought on wears the boutique's theme, from the server on", async ({ page }) => {
  await page.goto("/nz/categories/btq/new-in");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "btq");
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "btq");
  const answer = await page.request.get(page.url());
  expect(await answer.text()).toMatch(/<html[^>]* data-theme="btq"/);
});

test("every page says what it is to those who link to it: a picture, a default country, an icon and a manifest", async ({
  page,
}) => {
  const sentence = /\w+ .*[.!?…]$/;
  for (const path of ["/nz/cart", "/nz/checkout/contact-info", "/nz/account/signin", "/nz/return"]) {
    const html = await (await page.request.get(path, { maxRedirects: 0 })).text();
    expect.soft(html.match(/<meta name="description" content="([^"]*)"/)?.[1], path).toMatch(sentence);
  }
  for (const path of ["/nz/", shoes, "/nz/brands", "/nz/products/osker/court-low-galah", "/nz/articles/delivery"]) {
    await page.goto(path);
    const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    expect((await page.request.get(new URL(picture).pathname)).headers()["content-type"]).toMatch(/^image\//);
    await expect(page.locator("link[hreflang='x-default']")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator("meta[name='description']")).toHaveAttribute("content", sentence);
    expect((await page.request.get((await page.locator("link[rel=manifest]").getAttribute("href")) ?? "")).status()).toBe(200);
    expect(
      (await page.request.get((await page.locator("link[rel='apple-touch-icon']").getAttribute("href")) ?? "")).status(),
    ).toBe(200);
  }
  await page.goto("/nz/");
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(data.join("")).toContain('"@type":"Organization"');
  expect(data.join("")).toContain('"@type":"WebSite"');
});

for (const width of [1440, 390]) {
  test(`at ${width} pixels tiles out of sight are not laid out, and keep the very room that they will take`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(shoes);
    await untilAlive(page);
    const last = page.getByRole("main").locator("article").last();
    expect(await last.locator("h2").evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
    const [reckoned, real] = await page.evaluate(() => {
      const height = () => document.documentElement.scrollHeight;
      const before = height();
      for (const tile of document.querySelectorAll<HTMLElement>("main article")) tile.style.contentVisibility = "visible";
      return [before, height()];
    });
    expect(Math.abs(reckoned - real)).toBeLessThanOrEqual(2);
  });
}

test("scrolling through products prefetches the code of their page", async ({ page }) => {
  await page.goto(shoes);
  await untilAlive(page);
  const prefetched = page.waitForRequest(/\/assets\/route-[^/]+\.js$/);
  await page.mouse.wheel(0, 600);
  expect((await prefetched).resourceType()).toBe("script");
});
