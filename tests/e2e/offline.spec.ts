import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { retiringScript } from "@tread/storefront/server/rendering/service-worker.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, type Quiet, firstVisit as test } from "./shop.ts";
import { addFromProduct } from "./shopper.ts";

test.use({ serviceWorkers: "allow" });

const shoe = "/nz/products/osker/court-low-galah";

/** Addresses of what the shop's worker keeps, without the build's files. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("shop/nz/"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until a worker answers for the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null))
    .toMatch(/\/nz\/worker\.js$/);
}

/** Opens the home page with its worker, by a browser that is about to have no network and will complain of that. */
async function openToLoseNetwork(page: Page, quiet: Quiet): Promise<void> {
  quiet.expect("net::ERR_");
  quiet.expect("request failed");
  await page.goto("/nz/");
  await untilAlive(page);
  await untilControlled(page);
}

/** The shop at an address of its own, where it can be released again and its workers be switched off, without being built again. */
async function startReleases(shop: string) {
  let name: string | null = "first";
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).flatMap(([key, value]) =>
      typeof value === "string" && !/^(host|connection|accept-encoding)$/.test(key)
        ? [[key, value] satisfies [string, string]]
        : [],
    );
    const answer = await fetch(shop + request.url, { method: request.method ?? "GET", headers, redirect: "manual" });
    for (const [key, value] of answer.headers)
      if (!/^(content-encoding|content-length|transfer-encoding)$/.test(key)) response.setHeader(key, value);
    response.statusCode = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (request.url === "/nz/worker.js") response.end(name === null ? retiringScript("nz") : `// ${name}\n${body}`);
    else response.end(isPage && name === null ? String(body).replace('"hasWorker":true', '"hasWorker":false') : body);
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish(next: string) {
      name = next;
    },
    switchOff() {
      name = null;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("PWA-01 PWA-08 without a network pages that were opened are there, and others say what was last seen and what is in the cart", async ({
  page,
  context,
  quiet,
}) => {
  await openToLoseNetwork(page, quiet);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/nz\/$/);
  await addFromProduct(page, shoe, "9");
  await page.goto("/nz/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(["/nz/", "/nz/offline", shoe]));
  await untilControlled(page);

  await context.setOffline(true);
  // Opened before: it is there, alive and with its pictures, in the size too that was chosen then.
  await page.goto(`${shoe}?size=9`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Court Low");
  await untilAlive(page);
  // Not opened before.
  await page.goto("/nz/brands/fernhook");
  await expect(page).toHaveURL(/\/nz\/offline\?from=%2Fbrands%2Ffernhook$/);
  await expect(page.getByRole("heading", { level: 1, name: "No signal. No stress." })).toBeVisible();
  const cart = page.getByRole("region", { name: "Your cart is safe" });
  await expect(cart.getByRole("listitem").filter({ hasText: "Court Low" }).first()).toContainText(/9.*Quantity 1/s);
  const picture = page.getByRole("main").getByRole("article").first().getByRole("img").first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  // A browser that says "online" too early takes nobody anywhere.
  const refused = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await refused;
  await expect(cart).toBeVisible();
  // What is private is never kept, though it was opened.
  await page.goto("/nz/cart");
  await expect(page).toHaveURL(/\/nz\/offline\?from=%2Fcart$/);
  expect((await kept(page)).filter((path) => /^\/nz\/(api|cart|account|checkout|orders)/.test(path))).toEqual([]);

  // Back again: the page that was wanted opens by itself.
  await context.setOffline(false);
  await expect(page).toHaveURL("/nz/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
});

test("a search that the network fails ends on the page of what was last seen, and opens by itself once the shop answers", async ({
  page,
  context,
  quiet,
}) => {
  await openToLoseNetwork(page, quiet);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(["/nz/", "/nz/offline"]));
  await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
  const field = page.getByRole("combobox", { name: "Find brand, category or product" });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await field.fill("court");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/nz\/offline\?from=%2Fsearch%3Fq%3Dcourt$/);
  await expect(page.getByRole("heading", { level: 1, name: "No signal. No stress." })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/nz/search?q=court");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

/** Has the browser have no more room once the worker is there: whatever would be kept then is refused. */
const noMoreRoom = `const put = Cache.prototype.put;
Cache.prototype.put = function (...kept) {
  return self.registration.active ? Promise.reject(new DOMException("full", "QuotaExceededError")) : put.apply(this, kept);
};`;

test("PWA-08 where the browser has no more room, what cannot be kept still comes from the network", async ({ page, baseURL }) => {
  const release = await startReleases(baseURL ?? "");
  release.publish(`full\n${noMoreRoom}`);
  try {
    await page.goto(`${release.origin}/nz/`);
    await untilAlive(page);
    await untilControlled(page);
    const before = await kept(page);
    // Files and pictures that this browser has not seen yet.
    await page.goto(`${release.origin}/nz/stores`);
    await untilAlive(page);
    const filter = page.getByRole("button", { name: "Open now" });
    await filter.click();
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    await page.goto(release.origin + shoe);
    const picture = page.locator("main img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    expect(await kept(page)).toEqual(before);
  } finally {
    release.close();
  }
});

test("PWA-02 a newer worker has its pages load anew, not while somebody types; one that is switched off leaves nothing behind", async ({
  page,
  baseURL,
  quiet,
}) => {
  // A document that goes gives up its pictures, and of one that its worker was fetching the browser says that it failed.
  quiet.expect("net::ERR_FAILED");
  const release = await startReleases(baseURL ?? "");
  try {
    await page.goto(`${release.origin}/nz/`);
    await untilControlled(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSame = () => page.evaluate(() => "sameDocument" in window);
    const lookForNewer = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const newer = new Promise((resolve) =>
          navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
        );
        await registration?.update();
        await newer;
      });

    // Somebody types: the page stays as it is until they go elsewhere.
    const field = page.getByRole("contentinfo").getByRole("textbox", { name: /email/i });
    await field.fill("mere@example.com");
    release.publish("second");
    await lookForNewer();
    expect(await isSame()).toBe(true);
    await expect(field).toHaveValue("mere@example.com");
    await field.fill("");
    await field.blur();
    await page.getByRole("contentinfo").getByRole("link", { name: "terms and conditions" }).click();
    await expect(page).toHaveURL(/terms-and-conditions$/);
    await page.waitForFunction(() => !("sameDocument" in window));
    await untilControlled(page);

    // The switch: the next page that is opened brings the worker that retires.
    release.switchOff();
    await page.goto(`${release.origin}/nz/brands`);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    release.close();
  }
});
