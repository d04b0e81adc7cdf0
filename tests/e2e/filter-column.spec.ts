import { expect, test } from "./shop.ts";

test("filters stay beside the tiles however far down, and the last of them can be reached there", async ({ page }) => {
  await page.goto("/nz/categories/men/shoes");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const tiles = page.getByRole("main").getByRole("article");
  await tiles.nth(20).scrollIntoViewIfNeeded();
  await expect(filters.locator("summary").first()).toBeInViewport({ ratio: 1 });
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await filters.hover();
  await page.mouse.wheel(0, 4000);
  await expect(filters.getByText("New in", { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a switch that would leave nothing of what is chosen is off, and comes back with it", async ({ page }) => {
  await page.goto("/nz/categories/women/shoes?brand=Norvane&colour=White");
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByRole("switch", { name: "New in" })).toBeDisabled();
  await page.goto("/nz/categories/women/shoes?brand=Norvane");
  await expect(filters.getByRole("switch", { name: "New in" })).toBeEnabled();
  await page.goto("/nz/categories/women/shoes?brand=Norvane&colour=White&new=true");
  await expect(filters.getByRole("switch", { name: "New in" })).toBeEnabled();
});
