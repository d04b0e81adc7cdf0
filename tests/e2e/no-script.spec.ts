import { expect, firstVisit as test } from "./shop.ts";

test.use({ javaScriptEnabled: false });
// Scripts that the page would load are what this browser refuses.
test.beforeEach(({ quiet }) => quiet.expect("request failed: csp "));

test(
  "FOOT-07 the home page reads well and leads on without scripts, with its styles and the year at its foot",
  { tag: "@phone" },
  async ({ page }, info) => {
    await page.goto("/nz/");
    await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    const year = new Intl.DateTimeFormat("en-NZ", { year: "numeric", timeZone: "Pacific/Auckland" }).format();
    await expect(page.getByRole("contentinfo").getByText(`© ${year} Tread & Thread`)).toBeVisible();
    if (info.project.name === "desktop") {
      // Parts that come alive later are styled from the start: the navigation is a row, not a list.
      const items = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
      const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(tops.length).toBeGreaterThan(4);
      expect(new Set(tops).size).toBe(1);
      await items.getByRole("link", { name: "Men", exact: true }).click();
      await expect(page).toHaveURL("/nz/categories/men");
    } else {
      await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
      await expect(page).toHaveURL("/nz/categories");
      await page.getByRole("main").locator("a[href='/nz/categories/men']").first().click();
      await expect(page).toHaveURL("/nz/categories/men");
    }
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  },
);

test("the boutique's home reads in order and leads to its rooms and designers without scripts", async ({ page }) => {
  await page.goto("/nz/btq");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Dress like you mean it" })).toBeVisible();
  await expect(main.getByRole("blockquote")).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "New upstairs",
    "Dinner at eight, train at nine",
    "For the evening",
    "The designers",
    "Half an hour, just you",
  ]);
  await expect(page.getByRole("img", { name: "Bluegum Overnighter in plum" })).toBeVisible();
  await main.getByRole("link", { name: "All new in" }).click();
  await expect(page).toHaveURL("/nz/categories/btq/new-in");
  await page.goBack();
  await main.getByRole("link", { name: /^Kilnwood.*products$/ }).click();
  await expect(page).toHaveURL("/nz/brands/kilnwood");
  await expect(page.getByRole("heading", { level: 1, name: "Kilnwood" })).toBeVisible();
});

test(
  "LIST-12 a listing is paged by links and filtered by a plain form without scripts",
  { tag: "@phone" },
  async ({ page }, info) => {
    await page.goto("/nz/categories/men/shoes");
    const products = page.getByRole("article");
    await expect(products).toHaveCount(48);
    const first = await products.first().getByRole("link").first().getAttribute("href");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/nz/categories/men/shoes?page=2");
    await expect(products).toHaveCount(48);
    expect(await products.first().getByRole("link").first().getAttribute("href")).not.toBe(first);

    if (info.project.name === "desktop") {
      await page.goto("/nz/categories/men/shoes?sort=priceAsc");
      const form = page.getByRole("form", { name: "Filters" });
      await form.getByRole("checkbox", { name: /^Osker/ }).check();
      await form.getByRole("checkbox", { name: /^Norvane/ }).check();
      await form.getByRole("button", { name: "Show results" }).click();
      await expect(page).toHaveURL(/[?&]brand=Osker/);
      await expect(page).toHaveURL(/[?&]brand=Norvane/);
      await expect(page).toHaveURL(/[?&]sort=priceAsc/);
      const brands = new Set(await products.locator("p:first-child").allTextContents());
      expect([...brands].toSorted()).toEqual(["Norvane", "Osker"]);
      await expect(form.getByRole("checkbox", { name: /^Osker/ })).toBeChecked();
    }
    await page.goto("/nz/categories/men/shoes?brand=Osker&sort=priceAsc");
    await expect(page.getByText(/^\d+ styles$/)).toBeVisible();
    await products.first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/nz\/products\/osker\//);
  },
);

test("a product reads well without scripts: price, sizes, what it is, and the way back up", async ({ page }) => {
  await page.goto("/nz/products/osker/court-low-galah");
  await expect(page.getByRole("heading", { level: 1, name: "Court Low" })).toBeVisible();
  await expect(page.getByText("$180.00", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Price includes GST.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Sizes" }).getByRole("listitem")).toHaveCount(12);
  await expect(page.getByText(/^Adding to the cart needs JavaScript\..* order by phone on 0800\s873\s233\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "The details" })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /^Pictures of/ })
      .locator("img")
      .first(),
  ).toBeVisible();
  await page.getByRole("list", { name: "Colours" }).getByRole("link", { name: "Harbour" }).click();
  await expect(page).toHaveURL("/nz/products/osker/court-low-harbour");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/nz/categories/men/shoes");
});

test("stores are found near a place without scripts, and nothing that would need them is offered", async ({ page }) => {
  await page.goto("/nz/stores");
  const main = page.getByRole("main");
  await main.getByLabel("Suburb, city or postcode").fill("Te Aro");
  await main.getByRole("button", { name: "Find" }).click();
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Cuba Street");
  await expect(main.getByRole("button")).toHaveText(["Find"]);
});

test("signing in without scripts says what it needs, and puts no password into an address", async ({ page }) => {
  await page.goto("/nz/account/signin");
  const main = page.getByRole("main");
  await expect(main.getByText(/needs JavaScript/)).toBeVisible();
  await main.getByLabel("Email").fill("mere@example.co.nz");
  await main.getByLabel("Password", { exact: true }).fill("Loudly99!");
  await main.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/nz/account/signin");
});

test("where no script runs, nothing stands in for what only a script would bring", async ({ page }) => {
  const main = page.getByRole("main");
  for (const path of ["/nz/cart", "/nz/checkout/contact-info", "/nz/search?q=zzzzqq", "/nz/products/osker/court-low-galah"]) {
    await page.goto(path);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    const stand = await main
      .locator("div[style]:empty, [aria-busy='true'] > span:empty, [aria-busy='true'] > div > span:empty")
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height > 70).map((each) => each.outerHTML));
    expect(stand, path).toEqual([]);
  }
});

test("the search is a plain form without scripts, clear of the header, which asks for something to look for", async ({
  page,
}) => {
  await page.goto("/nz/search");
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search the shop" });
  const label = page.getByRole("main").locator("search label");
  const header = (await page.getByRole("banner").boundingBox()) ?? { y: 0, height: 0 };
  expect((await label.first().boundingBox())?.y).toBeGreaterThanOrEqual(header.y + header.height + 16);
  expect(await label.first().textContent()).toBe("Search the shop");
  await field.press("Enter");
  await expect(page).toHaveURL("/nz/search");
  await field.fill("court low");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/nz\/search\?q=court\+low/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const [country, phone] of [
  ["nz", "0800 873 233"],
  ["au", "1800 873 233"],
] as const) {
  test(`without scripts cart and checkout say what they need and which number takes orders, in the shop of ${country}`, async ({
    page,
  }) => {
    for (const path of ["cart", "checkout/contact-info", "checkout/shipping", "checkout/payment"]) {
      await page.goto(`/${country}/${path}`);
      const note = page
        .getByRole("main")
        .getByText(/needs JavaScript\. Turn it on and load this page again, or order by phone on/);
      await expect(note, path).toBeVisible();
      await expect(note.getByRole("link", { name: phone }), path).toHaveAttribute("href", /^tel:/);
    }
  });
}

test("signing up for news without scripts says what it needs, and puts no address into that of the page", async ({ page }) => {
  await page.goto("/nz/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(/^Signing up needs JavaScript\.$/)).toBeVisible();
  await footer.getByLabel("Email").fill("mere@example.co.nz");
  await footer.getByLabel("Email").press("Enter");
  await footer.getByRole("button", { name: "Sign me up" }).click();
  await expect(page).toHaveURL("/nz/");
});
