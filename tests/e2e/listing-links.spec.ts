import type { Listing } from "@tread/storefront/contract/content.ts";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";

test("LIST-22 a listing's related links are those of its children that may be among them", async ({ page }) => {
  let shown: string[] = [];
  await page.route("**/api/content/resolve?path=%2Fcategories%2Fmen", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { entity: { data: Listing } };
    const [first, ...others] = answer.entity.data.children;
    if (first) first.visibleIn.relatedPlpLinks = false;
    shown = others.map(({ name }) => name);
    await route.fulfill({ response, json: answer });
  });
  await page.goto("/nz/");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Men", exact: true }).click();
  await expect(page).toHaveURL("/nz/categories/men");
  const related = page.getByRole("list", { name: "Related" }).getByRole("listitem");
  await expect(related.first()).toBeVisible();
  expect(shown.length).toBeGreaterThan(1);
  await expect(related).toHaveText(shown);
});

test("from one listing to the next the data for search engines goes along, without a complaint of the browser", async ({
  page,
}) => {
  await page.goto("/nz/categories/men");
  await untilAlive(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Women", exact: true }).click();
  await expect(page).toHaveURL("/nz/categories/women");
  const data = page.locator("main script[type='application/ld+json']");
  await expect.poll(async () => (await data.allTextContents()).join()).toContain('"name":"Women"');
});
