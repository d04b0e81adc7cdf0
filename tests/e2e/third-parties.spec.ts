import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { freePort } from "../free-port.ts";
import { startShop, stopShop } from "./own-shop.ts";
import { expect, firstVisit as test } from "./shop.ts";
import { addFromProduct, cards, checkOut, mere, pay } from "./shopper.ts";

let shop: ChildProcess;
let folder: string;
let origin: string;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), "shop-"));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  shop = await startShop(port, folder, {
    HOST: "localhost",
    THIRD_PARTIES: "sandbox",
    SESSION_ANALYTICS: "on",
    SIZE_FIT_ENVIRONMENT: "production",
    STYLING_MAX_OUTFITS: "5",
  });
});
test.afterAll(async () => {
  await stopShop(shop, "SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

type Told = readonly [queue: string, name: string, ...rest: unknown[]];
const told = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { vendorsTold?: Told[] }).vendorsTold ?? []);

/** Names of the outside scripts that the document has. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.scripts].flatMap(({ src }) => /\/sandbox\/vendors\/([\w-]+)\.js$/.exec(src)?.[1] ?? []).sort(),
  );

const shoe = "/nz/products/osker/court-low-galah";
const touch = (page: Page) => page.keyboard.press("Shift");

test("THIRD-01 THIRD-02 THIRD-03 THIRD-04 THIRD-13 THIRD-15 each script loads where it belongs and nowhere else", async ({
  page,
}) => {
  const everywhere = ["fraud", "session-analytics"];
  for (const [path, wanted] of [
    ["/nz/", [...everywhere, "styling", "video"]],
    [shoe, [...everywhere, "size-fit", "styling", "video"]],
    ["/nz/articles/delivery", [...everywhere, "styling", "video"]],
    ["/nz/articles/truefit", [...everywhere, "size-fit", "styling", "video"]],
    ["/nz/categories/men/shoes", everywhere],
    ["/nz/cart", everywhere],
  ] as const) {
    await page.goto(origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await touch(page);
    await expect.poll(() => scripts(page), { message: path }).toEqual([...wanted].sort());
  }
});

test("THIRD-09 THIRD-11 THIRD-12 THIRD-14 THIRD-16 widgets show in their places, and size-fit is asked half a second after the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const queue: unknown[] = [];
    const times: number[] = [];
    Object.assign(queue, {
      push(...commands: unknown[]) {
        for (const command of commands) if (Array.isArray(command) && command[0] === "calculate") times.push(performance.now());
        return Array.prototype.push.apply(queue, commands);
      },
    });
    Object.assign(window, { sizeFitQueue: queue, calculatedAt: times });
  });
  await page.goto(origin + shoe);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { calculatedAt: number[] }).calculatedAt.length))
    .toBeGreaterThan(0);
  const calculatedAt = await page.evaluate(() => (window as unknown as { calculatedAt: number[] }).calculatedAt[0]);
  expect(calculatedAt).toBeGreaterThanOrEqual(500);
  await touch(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Find your size" })).toContainText("Runs true to size");
  await expect(main.getByRole("region", { name: "Style it with" })).toContainText("Up to 5 outfits");
  await expect(main.getByRole("region", { name: "Video" })).toContainText("/products/osker/court-low-galah");
  await expect(main.getByRole("region", { name: "Outfits" })).toHaveCount(0);
  const commands = await told(page);
  expect(commands.find(([, name]) => name === "init")?.[2]).toEqual({ environment: "production", locale: "en_NZ" });

  // An article asks at once: before the half second is over.
  await page.goto(`${origin}/nz/articles/truefit`);
  await expect.poll(() => page.evaluate(() => (window as unknown as { calculatedAt: number[] }).calculatedAt.length)).toBe(1);
  await touch(page);
  await expect(main.getByRole("region", { name: "Find your size" })).toBeVisible();
});

test("THIRD-16 a shop that has been given none loads nothing from outside, and keeps no place for it", async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== baseURL || pathname.startsWith("/sandbox/vendors/")) outside.push(request.url());
  });
  for (const path of ["/nz/", shoe, "/nz/articles/truefit"]) {
    await page.goto(path);
    await untilAlive(page);
    await touch(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-widget]")).toHaveCount(0);
  }
  expect(outside).toEqual([]);
});

test("a script that does not come leaves the page as it is", async ({ page, quiet }) => {
  quiet.expect("/sandbox/vendors/");
  quiet.expect("net::ERR_");
  await page.route("**/sandbox/vendors/*.js", (route) => route.abort());
  await addFromProduct(page, origin + shoe, "9");
  await expect(page.locator("[data-widget=video]")).toHaveAttribute("data-state", "failed");
  await expect(page.locator("[data-widget=video]")).toBeHidden();
  // An order goes without a fraud token.
  await checkOut(page, origin);
  await pay(page, cards.paid);
});

test("THIRD-05 THIRD-06 THIRD-07 THIRD-08 THIRD-17 THIRD-18 THIRD-19 an order carries the fraud token, and the size-fit service learns of it without the address", async ({
  page,
}) => {
  await page.goto(origin + shoe);
  // At the start, before anything has been touched.
  await expect.poll(() => scripts(page)).toContain("fraud");
  const token = async () => (await page.context().cookies()).find(({ name }) => name === "fraud_token");
  await expect.poll(async () => (await token())?.value).toMatch(/^sandbox-/);
  const kept = await token();
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(399);

  await addFromProduct(page, origin + shoe, "9");
  await checkOut(page, origin);
  expect(await scripts(page)).not.toContain("size-fit");
  const sent = page.waitForRequest("**/nz/api/checkout/orders");
  const number = await pay(page, cards.paid);
  expect((await sent).postDataJSON().cart.fraudAnalytics).toEqual({ token: kept?.value });

  await touch(page);
  await expect.poll(async () => (await told(page)).some(([, name]) => name === "event")).toBe(true);
  const order = (await told(page)).find(([, name]) => name === "event");
  expect(order?.[2]).toBe("tracking");
  expect(order?.[3]).toEqual({
    userId: createHash("sha256").update(mere.email).digest("hex"),
    orderId: number,
    locale: "en_NZ",
    products: [
      {
        productId: expect.stringMatching(/^\d{4}$/),
        colorId: expect.stringMatching(/^\d{6}$/),
        quantity: 1,
        price: expect.any(Number),
        currency: "NZD",
        size: "9",
        sku: expect.stringMatching(/^\d{6}-9$/),
      },
    ],
  });
  expect(JSON.stringify(await told(page))).not.toContain(mere.email);
});
