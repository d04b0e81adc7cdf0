import { untilAlive } from "../browser/until-alive.ts";
import { expect, firstVisit, test } from "./shop.ts";
import { notices } from "./shopper.ts";

test("CONF-42 from 1024 px a listing has its filters beside the tiles, below it has them behind a button", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/nz/categories/men/shoes");
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Filter/ })).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Filter/ })).toBeVisible();
});

test("CONF-43 the boutique's layout changes at 1350 px", async ({ page }) => {
  const share = () =>
    page
      .getByRole("main")
      .locator("section")
      .first()
      .evaluate((hero) => {
        const grid = [hero, ...hero.querySelectorAll("*")].find((one) => getComputedStyle(one).display === "grid");
        const [first = 0, second = 1] = (grid ? getComputedStyle(grid).gridTemplateColumns : "")
          .split(" ")
          .map(Number.parseFloat);
        return first / second;
      });
  await page.setViewportSize({ width: 1350, height: 800 });
  await page.goto("/nz/btq");
  expect(await share()).toBeCloseTo(7 / 5, 1);
  await page.setViewportSize({ width: 1349, height: 800 });
  expect(await share()).toBeCloseTo(1, 1);
});

test("CONF-31 a thumb of the price filter moves by one dollar", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const thumb = filters.getByRole("slider").first();
  const before = Number(await thumb.getAttribute("aria-valuenow"));
  await thumb.press("ArrowRight");
  await expect(thumb).toHaveAttribute("aria-valuenow", String(before + 100));
});

firstVisit(
  "CONF-33 CONF-34 CONF-35 SEARCH-23 SRAPI-09 SRAPI-10 one letter is searched for once it has rested 200 ms, and a second after the first the search says that it is searching",
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/nz/");
    await untilAlive(page);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const field = page.getByRole("combobox", { name: "Find brand, category or product" });
    await expect(field).toBeVisible();
    const asked: string[] = [];
    await page.route("**/search/indexes/*/queries", (route) => {
      asked.push(route.request().postData() ?? "");
    });
    const searching = page.getByRole("img", { name: "Searching" }).or(page.getByText("Searching", { exact: true }));
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.pressSequentially("c");
    await page.clock.runFor(199);
    await field.pressSequentially("o");
    await page.clock.runFor(199);
    expect(asked).toEqual([]);
    await field.press("Backspace");
    await page.clock.runFor(199);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const visible = ["visibleIn.searchResults:true"];
    expect(asked.map((body) => JSON.parse(body))).toMatchObject([
      {
        requests: [
          { indexName: "tt_nz_brands", params: { query: "c", hitsPerPage: 2, facetFilters: visible } },
          { indexName: "tt_nz_categories", params: { query: "c", hitsPerPage: 2, facetFilters: visible } },
          { indexName: "tt_nz_articles", params: { query: "c", hitsPerPage: 2, facetFilters: visible } },
          { indexName: "tt_nz_products", params: { query: "c", hitsPerPage: 4, facetFilters: visible } },
        ],
      },
    ]);
    // The second began with the first letter.
    await page.clock.runFor(380);
    await expect(searching).toHaveCount(0);
    await page.clock.runFor(120);
    await expect(searching.first()).toBeAttached();
  },
);

test("CONF-25 four alerts are shown at most", async ({ page }) => {
  await page.goto("/nz/brands/osker?sort=nameAsc&q=rally");
  await untilAlive(page);
  const tile = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: "Rally Cup", exact: true }) })
    .first();
  await tile.hover();
  await tile.getByRole("button", { name: "Add to cart: Rally Cup" }).click();
  const sizes = tile.getByRole("group", { name: /choose a size/ }).getByRole("button", { name: /^[\d.]+$/ });
  await expect(sizes.nth(5)).toBeVisible();
  const alerts = notices(page).getByRole("listitem");
  await sizes.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 6)) if (button instanceof HTMLElement) button.click();
  });
  await expect(alerts).toHaveCount(4);
});

firstVisit("PWA-06 PWA-07 four products are fetched ahead at once, and none on data saver or 2G", async ({ page }) => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  await page.route(/\/api\/content\/resolve\?path=%2Fproducts%2F/, async (route) => {
    asked.push(route.request().url());
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.goto("/nz/categories/men/shoes");
  await untilAlive(page);
  const links = page.getByRole("article").getByRole("heading").getByRole("link");
  const reachFor = async (connection: object, from: number, to: number) => {
    await page.evaluate((value) => Object.defineProperty(navigator, "connection", { value, configurable: true }), connection);
    for (let index = from; index < to; index += 1) {
      await links.nth(index).focus();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
    }
  };
  await reachFor({ saveData: true }, 0, 2);
  await reachFor({ effectiveType: "slow-2g" }, 2, 4);
  expect(asked).toEqual([]);
  await reachFor({ effectiveType: "4g" }, 4, 10);
  await expect.poll(() => held.length).toBe(4);
  expect(asked).toHaveLength(4);
  for (const go of held) go();
});
