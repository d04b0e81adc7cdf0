import type { Locator, Page, Route } from "@playwright/test";
import { comeAlive } from "./alive.ts";
import { expect, test } from "./shop.ts";

const listing = "/nz/categories/men/shoes";

/** Holds what the shop answers about products' paths until it is told how to answer. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(/\/nz\/api\/content\/resolve\?path=%2Fproducts%2F/, async (route) => (await promise)(route));
  return { answer: resolve };
}

/** Reaches for a link, upon which the code of a product's page is there if it was not before. */
async function reachFor(page: Page, link: Locator) {
  await link.hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/product-page-")),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a listing, has all of its page ready, and follows the first product. @returns what its tile says */
async function followFirst(page: Page) {
  await page.goto(listing);
  await comeAlive(page);
  const tile = page.getByRole("article").first();
  const link = tile.getByRole("heading").getByRole("link");
  const name = ((await link.textContent()) ?? "").trim();
  const price = ((await tile.getByText(/\$\d/).first().textContent()) ?? "").trim();
  await reachFor(page, link);
  await link.click();
  return { name, price };
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const addToCart = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true });

/** Notes what moves within the page from here on; the announcements above it go on by themselves. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of sources)
          if (document.querySelector("main")?.contains(node ?? null))
            moved.push((node as Element).outerHTML ?? node?.textContent);
    }).observe({ type: "layout-shift" });
  });
const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test("a product's name and price show before its answer, and stay where they are when it comes", async ({ page }) => {
  const held = await holdAnswers(page);
  // The size chart comes after all else.
  await page.route(/\/api\/size-charts\//, async (route) => {
    await addToCart(page).first().waitFor({ state: "attached" });
    await route.continue();
  });
  const { name, price } = await followFirst(page);
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(heading(page)).toHaveText(new RegExp(name.replaceAll(/\s+/g, "\\s*"), "i"));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("main").getByText(price).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name, "i"));
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(1);
  await expect(addToCart(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const kept = await heading(page).elementHandle();
  const top = (await kept?.boundingBox())?.y;
  // Shifts soon after a press are not counted as such.
  await page.waitForTimeout(600);
  await watchShifts(page);
  held.answer((route) => route.continue());
  await expect(addToCart(page).first()).toBeAttached();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\w/);
  await expect(page.getByRole("button", { name: "Size guide" })).toBeVisible();
  expect(await kept?.evaluate((element) => element.isConnected && document.activeElement === element)).toBe(true);
  expect((await kept?.boundingBox())?.y).toBe(top);
  expect(await moved(page)).toEqual([]);
});

test("a product that is gone by then becomes the page that says so", async ({ page }) => {
  const held = await holdAnswers(page);
  await followFirst(page);
  await expect(heading(page)).toBeFocused();
  held.answer((route) =>
    route.fulfill({
      status: 200,
      json: { httpStatusCode: 404, isRedirect: false, redirectHref: null, entity: null },
    }),
  );
  await expect(page.getByText("Page Not Found", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page).toHaveURL(/\/nz\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a product that has moved leads to its new place, and Back leads to the listing", async ({ page }) => {
  const held = await holdAnswers(page);
  await followFirst(page);
  await expect(heading(page)).toBeFocused();
  held.answer((route) =>
    route.fulfill({
      status: 200,
      json: { httpStatusCode: 301, isRedirect: true, redirectHref: "/brands", entity: null },
    }),
  );
  await expect(page).toHaveURL("/nz/brands");
  await page.goBack();
  await expect(page).toHaveURL(listing);
});

test("a preview whose answer fails becomes the error page, from where the shop goes on", async ({ page, quiet }) => {
  quiet.expect("500");
  quiet.expect("Something went wrong");
  const held = await holdAnswers(page);
  await followFirst(page);
  await expect(heading(page)).toBeFocused();
  held.answer((route) =>
    route.fulfill({ status: 500, json: { code: "InternalError", message: "Something went wrong. Try again." } }),
  );
  await expect(page.getByText("Something Went Wrong", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
});

test("who goes back before the answer finds the listing where it was", async ({ page }) => {
  await holdAnswers(page);
  await followFirst(page);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(heading(page)).toHaveText(/Shoes/);
});

test("a preview starts at the top, and leaves who has scrolled on where they are", async ({ page }) => {
  const held = await holdAnswers(page);
  await page.goto(listing);
  await comeAlive(page);
  const link = page.getByRole("article").nth(20).getByRole("heading").getByRole("link");
  await reachFor(page, link);
  await link.click();
  await expect(heading(page)).toBeFocused();
  await expect(page).not.toHaveTitle(/Shoes/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 150));
  // The header gets lower then, and the page with it.
  await expect
    .poll(() =>
      page
        .getByRole("banner")
        .boundingBox()
        .then((box) => box?.y),
    )
    .toBe(0);
  const steady = async () => {
    const before = (await heading(page).boundingBox())?.y;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return before === (await heading(page).boundingBox())?.y;
  };
  await expect.poll(steady).toBe(true);
  const place = (await heading(page).boundingBox())?.y;
  held.answer((route) => route.continue());
  await expect(addToCart(page).first()).toBeAttached();
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\w/);
  expect((await heading(page).boundingBox())?.y).toBe(place);
});
