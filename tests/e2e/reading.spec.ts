import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { addFromProduct, cartDialog, sizeButton } from "./shopper.ts";

test("ROUTE-15 CONT-01 the blog is read by page and by tag, and a story leads on from it", async ({ page }) => {
  await page.goto("/nz/blog");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: "The journal" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(12);
  const first = await main.getByRole("article").getByRole("link").allTextContents();

  await untilAlive(page);
  await main.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/nz/blog?page=2");
  await expect(page).toHaveTitle(/page 2/);
  await expect(main.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  const second = await main.getByRole("article").getByRole("link").allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await main.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Kids" }).click();
  await expect(page).toHaveURL("/nz/blog?tag=kids");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/journal\s*kids/);
  const kids = main.getByRole("article");
  expect(await kids.count()).toBeGreaterThan(0);
  for (const story of await kids.all()) await expect(story.getByText("Kids", { exact: true })).toBeVisible();

  await kids.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/nz\/blog\/[a-z-]+$/);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Journal" }).click();
  await expect(page).toHaveURL("/nz/blog");
});

test("CONT-01 beyond the blog's last page there is nothing", async ({ request }) => {
  const page = (address: string) => request.get(address, { headers: { accept: "text/html" } });
  expect((await page("/nz/blog?page=99")).status()).toBe(404);
  expect((await page("/nz/blog?tag=kids&page=2")).status()).toBe(404);
  expect((await page("/nz/blog/nope")).status()).toBe(404);
});

test("what there is to read is printed without the shop around it", async ({ page }) => {
  await page.goto("/nz/blog/the-hood-index");
  await untilAlive(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: "The hood index" })).toBeVisible();
  for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Announcements" })).toHaveCount(0);
});

test("a product and a cart are printed without what can only be pressed, and with the sizes and the total", async ({ page }) => {
  await addFromProduct(page, "/nz/products/osker/court-low-galah", "9");
  const main = page.getByRole("main");
  await page.emulateMedia({ media: "print" });
  await expect(main.getByRole("heading", { level: 1, name: "Court Low" })).toBeVisible();
  await expect(sizeButton(main.getByRole("list", { name: "Sizes" }), "9")).toBeVisible();
  await expect(main.locator("img").first()).toBeVisible();
  // On screen it is closed.
  await expect(main.locator("details", { hasText: "Care" }).locator("p").last()).toBeVisible();
  await expect(main.getByRole("button", { name: /^Add to cart|Size guide|wishlist/ })).toHaveCount(0);
  await expect(cartDialog(page)).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/nz/cart");
  await untilAlive(page);
  await expect(main.getByRole("link", { name: "Check out" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(main.getByRole("complementary", { name: "Order summary" })).toContainText(/Total.*NZ\$180\.00/);
  await expect(main.getByRole("spinbutton", { name: /^Quantity of Court Low/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Check out" })).toHaveCount(0);
  await expect(main.getByRole("button")).toHaveCount(0);
});

test("what is the boutique's own to read wears its clothes and has its navigation", async ({ page }) => {
  for (const path of ["/nz/articles/btq-lookbook", "/nz/articles/personal-styling"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "btq");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "The Edit" })).toBeVisible();
  }
});

test("ROUTE-14 CONT-02 articles: the index, the loyalty programme's, and every one that the footer leads to", async ({
  page,
  request,
}) => {
  await page.goto("/nz/articles");
  await expect(page.getByRole("heading", { level: 1, name: "Help and information" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Qantas Points on every order" }).click();
  await expect(page).toHaveURL("/nz/articles/qantas");
  await expect(page.getByRole("heading", { level: 1, name: "Qantas Points on every order" })).toBeVisible();

  const links = await page
    .getByRole("contentinfo")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const articles = links.filter((href) => href.includes("/articles/"));
  expect(articles).toEqual(expect.arrayContaining(["/nz/articles/terms-and-conditions", "/nz/articles/privacy-policy"]));
  for (const href of articles) {
    const answer = await request.get(href, { headers: { accept: "text/html" }, maxRedirects: 0 });
    expect([href, answer.status()]).toEqual([href, 200]);
    expect(await answer.text()).toMatch(/<h1/);
  }
});

test("a story's old address leads to where it is now", async ({ request }) => {
  const answer = await request.get("/au/articles/how-to-start-running", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/au\/blog\/how-to-start-running$/);
});

test("the numbers and addresses that a page of help or a promise names can be pressed", async ({ page }) => {
  await page.goto("/nz/articles/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "hello@treadandthread.example" })).toHaveAttribute(
    "href",
    "mailto:hello@treadandthread.example",
  );
  await expect(main.getByRole("link", { name: "0800 873 233" })).toHaveAttribute("href", "tel:0800873233");
  await expect(main.getByRole("link", { name: "1800 873 233" })).toHaveAttribute("href", "tel:1800873233");
  await page.goto("/au/");
  await expect(main.getByRole("link", { name: "1800 873 233" })).toHaveAttribute("href", "tel:1800873233");
});
