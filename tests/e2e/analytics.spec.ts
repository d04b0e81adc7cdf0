import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, firstVisit, test } from "./shop.ts";
import { addButton, addFromProduct, cards, cartDialog, checkOut, mere, pay, sizeButton } from "./shopper.ts";

interface Heard {
  readonly event?: string;
  /** Milliseconds since the epoch when it was pushed. */
  readonly at: number;
  readonly page_path?: string;
  readonly cart_id?: string;
  readonly search_term?: string;
  readonly added_from?: string;
  readonly applied?: readonly string[];
  readonly ecommerce?: {
    readonly value?: number;
    readonly transaction_id?: string;
    readonly item_list_name?: string;
    readonly shipping_tier?: string;
    readonly payment_type?: string;
    readonly items: readonly { readonly item_id: string; readonly quantity?: number; readonly index?: number }[];
  } | null;
}

/** Hears every push to the data layer, over all documents that the page opens. */
async function listen(page: Page): Promise<Heard[]> {
  const heard: Heard[] = [];
  await page.exposeBinding("heard", (_, entry: Heard) => heard.push(entry));
  await page.addInitScript(() => {
    const { heard: tell } = window as unknown as { heard: (entry: object) => void };
    const dataLayer: object[] = [];
    const push = dataLayer.push.bind(dataLayer);
    dataLayer.push = (...entries) => {
      for (const entry of entries) tell({ ...entry, at: Date.now() });
      return push(...entries);
    };
    Object.assign(window, { dataLayer });
  });
  return heard;
}

const named = (heard: readonly Heard[], name: string): Heard[] => heard.filter(({ event }) => event === name);

/** Waits for the count-th event of a name. */
async function hear(heard: readonly Heard[], name: string, count = 1): Promise<Heard> {
  await expect.poll(() => named(heard, name).length, { message: name }).toBeGreaterThanOrEqual(count);
  return named(heard, name)[count - 1] as Heard;
}

interface KeptCart {
  id: string;
  items: Record<string, { addedFrom?: string; attribution?: Record<string, unknown> }>;
}
const keptCart = (page: Page): Promise<KeptCart> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("account-state:nz") ?? "{}").value?.cart ??
      JSON.parse(localStorage.getItem("account-state:nz") ?? "{}").cart,
  );

const listing = "/nz/categories/men/shoes/sneakers";

test("ANALYT-01 ANALYT-02 ANALYT-06 ANALYT-07 ANALYT-10 ANALYT-11 ANALYT-12 ANALYT-13 TILE-39 LIST-24 from a listing to an order, every step is told and nobody's name", async ({
  page,
}) => {
  const heard = await listen(page);
  const insights: {
    eventType: string;
    eventSubtype?: string;
    queryID?: string;
    positions?: number[];
    objectIDs: string[];
    userToken: string;
  }[] = [];
  const asked: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    if (request.url().endsWith("/nz/search/1/events")) insights.push(...(request.postDataJSON() as { events: [] }).events);
    if (request.url().endsWith("/nz/api/checkout/info")) asked.push(request.postDataJSON());
  });

  await page.goto(`${listing}?utm_source=mail&utm_medium=email&utm_campaign=spring&utm_content=top&utm_term=shoes`);
  const shownAt = await page.evaluate(() => performance.timeOrigin);
  const seen = await hear(heard, "view_item_list");
  expect(seen.at - shownAt).toBeGreaterThanOrEqual(3_000);
  expect(seen.ecommerce?.item_list_name).toBe(listing.slice(3));
  expect(seen.ecommerce?.items[0]?.index).toBe(0);
  expect((await hear(heard, "page_view")).page_path).toContain("utm_source=mail");

  // Two quick presses on one tile are one.
  const tile = page.getByRole("article").nth(1);
  const href = (await tile.getByRole("link").first().getAttribute("href")) ?? "";
  // The address says from which list, and every tile of the list the same.
  expect(href).toMatch(/\?ref=[a-z][a-z0-9]{5}$/);
  const others = await page.locator("article h2 a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(others.map((other) => other.split("?")[1]))).toEqual(new Set([href.split("?")[1]]));
  const pressedAt = await tile
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
      link.click();
      return Date.now();
    });
  await expect(page).toHaveURL(href);
  const pressed = await hear(heard, "select_item");
  expect(pressed.at - pressedAt).toBeGreaterThanOrEqual(295);
  const id = pressed.ecommerce?.items[0]?.item_id ?? "";
  expect((await hear(heard, "view_item")).ecommerce?.items[0]?.item_id).toBe(id);

  // The first of a size makes a line, the second adds to it.
  const size = page.getByRole("list", { name: "Sizes" }).getByRole("button", { name: /^[\d.]+/ });
  await size.and(page.locator(":enabled")).nth(2).click();
  await addButton(page).click();
  await expect(cartDialog(page).getByRole("link", { name: "View cart" })).toBeVisible();
  await hear(heard, "item-created");
  const added = await hear(heard, "add_to_cart");
  expect(added).toMatchObject({ added_from: "product", ecommerce: { items: [{ item_id: id, quantity: 1, index: 1 }] } });
  await hear(heard, "view_cart");
  const cart = await keptCart(page);
  expect(added.cart_id).toBe(cart.id);
  expect(Object.values(cart.items)).toEqual([
    expect.objectContaining({
      addedFrom: "product",
      attribution: {
        listItemIndex: 1,
        algoliaQueryId: expect.stringMatching(/^[0-9a-f]{32}$/),
        algoliaIndexName: "tt_nz_products",
      },
    }),
  ]);
  await page.keyboard.press("Escape");
  await expect(cartDialog(page)).toHaveCount(0);
  expect(named(heard, "item-quantity-updated")).toHaveLength(0);
  await addButton(page).click();
  await hear(heard, "item-quantity-updated");
  expect(named(heard, "item-created")).toHaveLength(1);
  expect(named(heard, "select_item")).toHaveLength(1);

  // What leaves with the document, as a beacon, is not seen from outside.
  await expect.poll(() => insights.map(({ eventSubtype }) => eventSubtype)).toContain("addToCart");
  expect(new Set(insights.map(({ userToken }) => userToken)).size).toBe(1);
  await checkOut(page);
  await hear(heard, "begin_checkout");
  expect((await hear(heard, "add_shipping_info")).ecommerce?.shipping_tier).toBe("express");
  expect(asked.at(-1)).toMatchObject({
    utmSource: "mail",
    utmMedium: "email",
    utmCampaign: "spring",
    utmContent: "top",
    utmTerm: "shoes",
  });
  const number = await pay(page, cards.paid);
  expect((await hear(heard, "add_payment_info")).ecommerce?.payment_type).toBe("card");
  const purchase = await hear(heard, "purchase");
  expect(purchase).toMatchObject({
    cart_id: cart.id,
    ecommerce: { transaction_id: number, items: [{ item_id: id, quantity: 2 }] },
  });
  expect(purchase.ecommerce?.value).toBeCloseTo(added.ecommerce?.value ? added.ecommerce.value * 2 : 0, 1);
  await expect.poll(async () => (await keptCart(page)).id).not.toBe(cart.id);
  expect(Object.keys((await keptCart(page)).items)).toEqual([]);

  // The search service hears what its answer led to.
  await expect.poll(() => insights.map(({ eventSubtype }) => eventSubtype)).toContain("purchase");
  const click = insights.find(({ eventType }) => eventType === "click");
  expect(click).toMatchObject({ positions: [2], objectIDs: [id], queryID: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(insights.find(({ eventSubtype }) => eventSubtype === "addToCart")?.queryID).toBe(click?.queryID);
  expect(insights.some(({ eventType }) => eventType === "view")).toBe(true);

  const out = JSON.stringify([heard, insights]);
  for (const secret of [mere.email, mere.firstName, mere.lastName, mere.mobile, mere.street, mere.mobile.replaceAll(" ", "")]) {
    expect(out).not.toContain(secret);
  }
});

firstVisit("ANALYT-03 a search is told once it has rested for a second", async ({ page }) => {
  const heard = await listen(page);
  await page.clock.install();
  await page.goto("/nz/");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByRole("combobox", { name: "Find brand, category or product" });
  await expect(field).toBeFocused();
  await field.evaluate((input) => {
    input.addEventListener("input", () => Object.assign(window, { typedAt: Date.now() }));
  });
  // The time between keys is the page's own: a busy machine makes none of them a rest.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const key of "court") {
    await page.keyboard.press(key);
    await page.clock.runFor(250);
  }
  // The second begins when the answer has come, which takes its own time.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return named(heard, "search").length;
      },
      { intervals: [50] },
    )
    .toBe(1);
  const told = await hear(heard, "search");
  expect(told.search_term).toBe("court");
  const typedAt = await page.evaluate(() => (window as unknown as { typedAt: number }).typedAt);
  expect(told.at - typedAt).toBeGreaterThanOrEqual(1_000);
  expect(named(heard, "search")).toHaveLength(1);
});

firstVisit(
  "ANALYT-04 ANALYT-05 a page is told once it is there, and one that takes long after 5 seconds",
  async ({ page, quiet }) => {
    // The router fetches the next page's style sheets at once, and the browser wonders at them while the page's content is held.
    quiet.expect("was preloaded using link preload but not used");
    const heard = await listen(page);
    await page.goto("/nz/");
    await hear(heard, "page_view");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/nz/api/content/resolve**", async (route) => {
      await held;
      await route.continue();
    });
    const link = page.getByRole("main").locator("a[href^='/nz/categories/']").first();
    const path = ((await link.getAttribute("href")) ?? "").slice(3);
    await link.click();
    const leftAt = await page.evaluate(() => Date.now());
    const told = await hear(heard, "page_view", 2);
    expect(told.page_path).toBe(path);
    expect(told.at - leftAt).toBeGreaterThanOrEqual(4_500);
    await expect(page).toHaveURL("/nz/");
    release();
    await expect(page).toHaveURL(`/nz${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await hear(heard, "page_view", 3);
    expect(named(heard, "page_view").map(({ page_path }) => page_path)).toEqual(["/", path, "/"]);
  },
);

test("ANALYT-08 a change of the offers is told", async ({ page }) => {
  const heard = await listen(page);
  await page.goto("/nz/products/osker/court-low-galah");
  await sizeButton(page.getByRole("list", { name: "Sizes" }), "9").click();
  await addButton(page).click();
  await expect(cartDialog(page)).toBeVisible();
  await page.goto("/nz/cart");
  await page.getByText("Promo code", { exact: true }).first().click();
  await page.getByRole("textbox", { name: "Promo code" }).fill("BACKTOCLASS");
  await page.getByRole("button", { name: "Apply" }).click();
  expect((await hear(heard, "promotions-updated")).applied).toEqual(["back-to-class"]);
  expect(JSON.stringify(heard)).not.toContain("BACKTOCLASS");
  await page.getByRole("button", { name: "Remove BACKTOCLASS" }).click();
  expect((await hear(heard, "promotions-updated", 2)).applied).toEqual([]);
});

test("who has refused is not measured, and developers see what is when they ask", async ({ page }) => {
  const heard = await listen(page);
  await page.goto("/nz/?analytics=show");
  const list = page.getByRole("region", { name: "Analytics events" });
  await expect(list).toContainText("page_view");
  const before = heard.length;
  await page.evaluate(() => localStorage.setItem("consent", "refused"));
  await page.goto(listing);
  await expect(list).toContainText("0 events");
  expect(heard.slice(before).filter(({ event }) => event !== "view_item_list" && event !== "page_view")).toEqual([]);
  expect(named(heard.slice(before), "page_view")).toEqual([]);
});

test("ANALYT-09 a gift card that the shop no longer takes is taken off, and that is told without its number", async ({
  page,
  quiet,
}) => {
  quiet.expect("/payment/voucher/balance/");
  const heard = await listen(page);
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  await checkOut(page);
  expect(named(heard, "voucher-cancelled")).toEqual([]);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("checkout:nz") ?? "{}");
    localStorage.setItem("checkout:nz", JSON.stringify({ ...kept, vouchers: [{ code: "GIFT0000000050", pin: "0000" }] }));
  });
  await page.reload();
  await hear(heard, "voucher-cancelled");
  expect(JSON.stringify(heard)).not.toContain("GIFT0000000050");
});
