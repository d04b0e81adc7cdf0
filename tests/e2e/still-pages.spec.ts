import type { Page } from "@playwright/test";
import { keep } from "../bench/browser.ts";
import { type Kept, keptCart, keptCheckout } from "../bench/kept-cart.ts";
import { buyableProducts } from "../bench/products.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { signIn, verified } from "../contract/shopper.ts";
import { expect, firstVisit as test } from "./shop.ts";

/** Most that a page may shift its layout by itself. */
const most = 0.02;

// Questions are answered one after the other, as on a slow line, so that what comes late is seen to come late.
const delays = [
  [/\/api\/account$/, 150],
  [/\/api\/account\/state$/, 400],
  [/\/api\/account\/orders/, 650],
  [/\/api\/checkout\/info$/, 500],
  [/\/api\/account\/(addresses|payment-methods)/, 300],
] as const;

const phone = { width: 412, height: 823 };

/** Has pages add up what they shift by. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifted: () => sum });
  });

/** What the page has shifted by so far. */
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());

/** What pages shift by until they are whole, each opened anew. */
async function shifts(page: Page, kept: Kept, origin: string, paths: readonly string[]): Promise<Record<string, number>> {
  await page.setViewportSize(phone);
  await keep(page, origin, kept);
  await watchShifts(page);
  for (const [path, delay] of delays) {
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
  const found: Record<string, number> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    found[path] = await shiftOf(page);
  }
  return found;
}

test("pages of the account stand still while what is on them comes", async ({ page, baseURL }) => {
  const origin = baseURL ?? "";
  const { cookie } = await signIn(origin, await verified(origin));
  const session = cookie.split("; ").map((each) => `${each}; path=/`);
  const pages = ["", "/orders", "/wishlist", "/contact-info", "/addresses", "/payment-methods"];
  const found = await shifts(
    page,
    { session },
    origin,
    pages.map((path) => `/nz/account${path}`),
  );
  for (const [path, sum] of Object.entries(found)) expect.soft(sum, path).toBeLessThanOrEqual(most);
});

test("cart and checkout stand still while what is on them comes", async ({ page, baseURL }) => {
  const origin = baseURL ?? "";
  const cart = keptCart(await buyableProducts(origin, 2));
  const kept = { ...cart, storage: { ...cart.storage, ...keptCheckout } };
  const found = await shifts(page, kept, origin, [
    "/nz/cart",
    "/nz/checkout/contact-info",
    "/nz/checkout/shipping",
    "/nz/checkout/payment",
  ]);
  for (const [path, sum] of Object.entries(found)) expect.soft(sum, path).toBeLessThanOrEqual(most);
});

test("pages that come piece by piece over a slow line stand still, forms and headlines in late letters alike", async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const cart = keptCart(await buyableProducts(origin, 2));
  await keep(page, origin, { ...cart, storage: { ...cart.storage, ...keptCheckout } });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await watchShifts(page);
  const wide = { width: 1440, height: 900 };
  for (const [path, size] of [
    ["/nz/account/signup", wide] as const,
    ["/nz/btq", phone] as const,
    ["/nz/products/osker/court-low-galah", phone] as const,
    ["/nz/checkout/contact-info", phone] as const,
    ["/nz/checkout/shipping", phone] as const,
    ["/nz/checkout/payment", phone] as const,
  ]) {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(most);
  }
});

test("HEAD-17 a header that shrinks gives up room, which brings the page back, and it does not grow again for that", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/nz/categories/men");
  await untilAlive(page);
  const changes = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        let frames = 90;
        const changed = (records: MutationRecord[]) => {
          count += records.length;
        };
        new MutationObserver(changed).observe(document.querySelector("header") ?? document, { attributeFilter: ["data-shrunk"] });
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve(count));
        scrollTo(0, 120);
        next();
      }),
  );
  expect(changes).toBe(1);
  await expect(page.getByRole("banner")).toHaveAttribute("data-shrunk", "");
  await page.evaluate(() => scrollTo(0, 90));
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-shrunk");
});

test("the home page's door to the boutique is drawn as high as was kept free for it", async ({ page }) => {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/nz/");
    const door = page.locator("main section[data-theme=btq]");
    const height = () => door.evaluate((section) => section.getBoundingClientRect().height);
    const free = await height();
    await door.scrollIntoViewIfNeeded();
    await expect(async () => {
      await expect(door.getByRole("heading")).toBeInViewport();
      await page.evaluate(() => document.fonts.ready);
      expect([width, Math.abs((await height()) - free) <= 3]).toEqual([width, true]);
    }).toPass();
  }
});
