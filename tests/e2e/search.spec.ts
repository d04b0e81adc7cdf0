import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "./shop.ts";

const opener = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Search" });
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const field = (page: Page): Locator => page.getByRole("combobox", { name: "Find brand, category or product" });
const options = (page: Page): Locator => dialog(page).getByRole("option");
const highlighted = (page: Page): Locator => dialog(page).locator("[role=option][aria-selected=true]");

const searchCalls = "**/search/indexes/*/queries";
/** What a call to the search service asks for. */
const queryOf = (route: Route): string => {
  const { requests } = route.request().postDataJSON() as { requests: { params: { query?: string } }[] };
  return requests[0]?.params.query ?? "";
};

/** Opens the search with the keyboard alone. */
async function openSearch(page: Page): Promise<void> {
  await expect(opener(page)).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await opener(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
}

test("SEARCH-09 SEARCH-17 TILE-39 a product is found and opened with the keyboard alone", async ({ page }) => {
  await page.goto("/nz/");
  await openSearch(page);
  await page.keyboard.type("court");
  const products = dialog(page).getByRole("group", { name: "Products" }).getByRole("option");
  await expect(products).toHaveCount(4);
  const places = await options(page).count();
  const wanted = products.nth(1);
  for (let presses = 0; presses < places; presses++) {
    if ((await wanted.getAttribute("aria-selected")) === "true") break;
    await page.keyboard.press("ArrowDown");
    await expect(highlighted(page)).toHaveCount(1);
    await expect(highlighted(page)).toBeInViewport({ ratio: 0.5 });
  }
  await expect(wanted).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toBeFocused();
  const href = (await wanted.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/nz\/products\/[^?]+\?ref=\w{6}$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("SEARCH-08 SEARCH-18 Enter with nothing highlighted goes to the search page with the typed text", async ({ page }) => {
  await page.goto("/nz/");
  await openSearch(page);
  await page.keyboard.type("Court low");
  await expect(options(page).first()).toBeVisible();
  // Past the end of the options is the text again.
  await page.keyboard.press("ArrowUp");
  await expect(highlighted(page)).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(highlighted(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nz/search?q=Court%20low");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("SEARCH-20 Escape and cancel close the search and give focus back to what opened it", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/nz/");
  await openSearch(page);
  await page.keyboard.type("court");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name: "Cancel search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL("/nz/");
});

test(
  "SEARCH-01 SEARCH-02 the search fills a phone and hangs under a large screen's header",
  { tag: "@phone" },
  async ({ page }, info) => {
    await page.goto("/nz/");
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    const phone = info.project.name === "phone";
    const header = await page.getByRole("banner").boundingBox();
    const under = phone ? 0 : Math.round((header?.y ?? 0) + (header?.height ?? 0));
    // It may lie over the header's hairline.
    await expect.poll(async () => under - Math.round((await dialog(page).boundingBox())?.y ?? -9)).toBeLessThanOrEqual(1);
    expect(Math.round((await dialog(page).boundingBox())?.y ?? -9)).toBeLessThanOrEqual(under);
    await field(page).fill("court");
    await expect(options(page).first()).toBeVisible();
    const size = page.viewportSize();
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBe(0);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(size?.height ?? 0);
    if (phone) expect(Math.round(box?.height ?? 0)).toBe(size?.height);
    await expect(dialog(page).getByRole("button", { name: /^View all \d+ results$/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size?.width ?? 0);
  },
);

test("SEARCH-28 SEARCH-30 before anything is typed there is a prompt, and invalid characters cannot be typed", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(searchCalls, (route) => {
    asked.push(queryOf(route));
    return route.continue();
  });
  await page.goto("/nz/");
  await openSearch(page);
  await expect(dialog(page).getByRole("heading", { name: /^(Popular right now|Have a look around)$/ })).toBeVisible();
  await expect(field(page)).toHaveAttribute("placeholder", "Find brand, category or product");
  asked.length = 0;
  await page.keyboard.type("  <|>");
  await expect(field(page)).toHaveValue("  ");
  await page.keyboard.type("Osker");
  await expect(dialog(page).getByRole("group", { name: "Brands" }).getByRole("option").first()).toHaveAccessibleName("Osker");
  expect(asked).not.toContain("");
  expect(asked.at(-1)).toBe("osker");
});

test("SEARCH-06 what is found stands in groups: brands, categories, products, articles", async ({ page }) => {
  await page.goto("/nz/");
  await openSearch(page);
  for (const [text, groups] of [
    ["osker", ["Brands", "Products"]],
    ["run", ["Categories", "Products", "Articles"]],
  ] as const) {
    await field(page).fill(text);
    const found = dialog(page).getByRole("group");
    await expect(found).toHaveCount(groups.length);
    for (const [index, name] of groups.entries()) await expect(found.nth(index)).toHaveAccessibleName(name);
  }
});

test("SEARCH-06 what is found is counted for those who listen, also where it is no product, and a long word breaks", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/nz/");
  await openSearch(page);
  await field(page).fill("privacy");
  await expect(options(page)).toHaveText(["Privacy policy"]);
  await expect(dialog(page).getByRole("status")).toHaveText("1 result");
  await page.setViewportSize({ width: 320, height: 700 });
  await field(page).fill("waterproof".repeat(8));
  // Those who listen are told too, in words of the same beginning.
  const message = dialog(page).getByText("No matches for").and(page.locator(":not([role=status], [role=status] *)"));
  await expect(message).toBeVisible();
  expect(await message.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("SEARCH-22 SEARCH-36 a slow answer shows a spinner after a while, and never replaces a newer one", async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const givenUp: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().includes("/search/indexes/")) givenUp.push(request.failure()?.errorText ?? "");
  });
  await page.goto("/nz/");
  await openSearch(page);
  await page.route(searchCalls, async (route) => {
    if (queryOf(route) === "o") await held;
    // Nobody may be waiting any more.
    await route.continue().catch(() => undefined);
  });
  const spinner = dialog(page).getByRole("img", { name: "Searching" });
  const asked = page.waitForRequest((request) => request.url().includes("/search/indexes/"));
  await page.keyboard.type("o");
  await asked;
  await expect(spinner).toHaveCount(0);
  await expect(spinner).toBeVisible();
  await expect(field(page)).toBeEnabled();
  await page.keyboard.type("sker");
  const brand = dialog(page).getByRole("group", { name: "Brands" }).getByRole("option").first();
  await expect(brand).toHaveAccessibleName("Osker");
  await expect(spinner).toHaveCount(0);
  // At least the one that was held back; letters that come slowly are asked about, and given up, one by one.
  await expect.poll(() => givenUp[0]).toBe("net::ERR_ABORTED");
  expect(new Set(givenUp)).toEqual(new Set(["net::ERR_ABORTED"]));
  const shown = await options(page).allTextContents();
  letThrough();
  await page.unrouteAll({ behavior: "wait" });
  // The number of products is said once things rest: nothing has moved by then.
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ products? found$/);
  expect(await options(page).allTextContents()).toEqual(shown);
});

test("SEARCH-34 a failed search says so, is tried again by keyboard, and finds nothing in plain words", async ({
  page,
  quiet,
}) => {
  quiet.expect("/search/indexes/");
  await page.goto("/nz/");
  await openSearch(page);
  await page.route(searchCalls, (route) => route.fulfill({ status: 503, json: { code: "Unavailable", message: "Away." } }));
  await page.keyboard.type("court");
  const retry = dialog(page).getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(dialog(page).getByRole("status")).toHaveText("Search is taking a breather. Try again.");
  await page.unrouteAll();
  for (let presses = 0; presses < 4; presses++) {
    if (await retry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(retry).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill("zzzzqq");
  await expect(dialog(page).getByText("No matches for “zzzzqq”").first()).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: /^(Popular right now|Have a look around)$/ })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test("a mistyped search says how it was read, and leads to that search", async ({ page }) => {
  await page.goto("/nz/");
  await openSearch(page);
  await page.keyboard.type("coutr");
  await expect(dialog(page).getByText("Showing results for court")).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("beani");
  await expect(dialog(page).getByText("Showing results for")).toHaveCount(0);
  await field(page).fill("cpa");
  await dialog(page).getByRole("link", { name: "cap", exact: true }).click();
  await expect(page).toHaveURL("/nz/search?q=cap");
  await expect(dialog(page)).toHaveCount(0);
  await page.goto("/nz/search?q=coutr");
  const main = page.getByRole("main");
  await expect(main.getByText("Showing results for court")).toBeVisible();
  await main.getByRole("link", { name: "court", exact: true }).click();
  await expect(page).toHaveURL("/nz/search?q=court");
  await expect(main.getByRole("heading", { level: 1, name: "“court”" })).toBeVisible();
  await expect(main.getByText("Showing results for")).toHaveCount(0);
});

/** Goes up from the field to the last product, past the articles under it. @returns where it leads */
async function highlightLastProduct(page: Page): Promise<string> {
  const places = await options(page).count();
  for (let presses = 0; presses < places; presses++) {
    await page.keyboard.press("ArrowUp");
    const href = (await highlighted(page).getAttribute("href")) ?? "";
    if (href.startsWith("/nz/products/")) return href;
  }
  throw new Error("The search suggests no product.");
}

test("a search for a maker or a kind that is not sold says so, on its page and while it is typed, and shows what is near", async ({
  page,
}) => {
  await page.goto("/nz/search?q=nike");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“nike” nothing yet");
  await expect(page.getByRole("main").getByText(/^\d+ styles near it$/)).toBeVisible();
  await expect(page.getByRole("main").getByText("We don't have that. These are near.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto("/nz/search?q=nike%20hoodie");
  await expect(page.getByRole("main").getByText("Nothing has all of that. This is without “nike”.")).toBeVisible();
  await openSearch(page);
  await page.keyboard.type("nike");
  await expect(dialog(page).getByText("We don't have that. These are near.", { exact: true })).toBeVisible();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("dresses");
  await expect(dialog(page).getByText("We don't have that. These are near.", { exact: true })).toBeVisible();
  await field(page).fill("nike hoodie");
  await expect(dialog(page).getByText("Nothing has all of that. This is without “nike”.", { exact: true })).toBeVisible();
  await field(page).fill("hoodie");
  await expect(dialog(page).getByText("Nothing has all of that.")).toHaveCount(0);
});

test("SEARCH-21 SEARCH-26 while what was submitted is on its way the field is disabled and the search stays", async ({
  page,
}) => {
  await page.goto("/nz/");
  await openSearch(page);
  await page.keyboard.type("court");
  await expect(options(page).first()).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(searchCalls, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeDisabled();
  await expect(dialog(page).getByRole("button", { name: "Clear" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/nz\/search\?q=court/);
  await expect(dialog(page)).toHaveCount(0);
});

test("SEARCH-37 a product that cannot be reached leaves the search as it was, and can be tried again", async ({
  page,
  quiet,
}) => {
  quiet.expect("/content/resolve");
  await page.goto("/nz/");
  await openSearch(page);
  await page.route("**/content/resolve**", (route) =>
    route.fulfill({ status: 503, json: { code: "Unavailable", message: "Away." } }),
  );
  await page.keyboard.type("court");
  await expect(options(page).first()).toBeVisible();
  const href = await highlightLastProduct(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /^Notifications/ }).getByText("Away.")).toBeVisible();
  // While the product is asked for, the field is disabled; keys count again once it is not.
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toHaveValue("court");
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL("/nz/");
  await page.unrouteAll();
  expect(await highlightLastProduct(page)).toBe(href);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toHaveCount(0);
});

test("SEARCH-11 a hit opens in a new tab when that is asked for, and the search stays", async ({ page, context, quiet }) => {
  await page.goto("/nz/");
  await opener(page).click();
  await field(page).fill("osker");
  const brand = dialog(page).getByRole("group", { name: "Brands" }).getByRole("option").first();
  await expect(brand).toBeVisible();
  const opened = context.waitForEvent("page");
  await brand.click({ button: "middle" });
  const tab = await opened;
  await quiet.watch(tab);
  await expect(tab).toHaveURL("/nz/brands/osker");
  await tab.close();
  await expect(dialog(page)).toBeVisible();
  await brand.click();
  await expect(page).toHaveURL("/nz/brands/osker");
  await expect(dialog(page)).toHaveCount(0);
});

test("SEARCH-12 focusing the field fetches the search page ahead, and typing what the hits lead to", async ({ page }) => {
  const fetched: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/nz/api/content/resolve") fetched.push(searchParams.get("path"));
  });
  await page.goto("/nz/");
  await openSearch(page);
  await expect.poll(() => fetched).toContain("/search");
  await page.keyboard.type("osker court low");
  await expect(options(page).first()).toBeVisible();
  const [first] = await options(page).evaluateAll((all) => all.map((option) => option.getAttribute("href") ?? ""));
  expect(first).toBeDefined();
  await expect.poll(() => fetched).toContain(String(first).replace("/nz", "").split("?")[0]);
});
