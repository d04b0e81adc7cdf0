import type { Locator, Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, test } from "./shop.ts";
import { cartDialog, sizeButton } from "./shopper.ts";

const women = "/nz/categories/women/shoes/sneakers";

/** Opens the sizes of the first tiles one after the other. @returns what each calls its sizes */
async function quickAddSystems(page: Page, count: number): Promise<string[]> {
  const tiles = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.locator("[aria-expanded=false]") });
  const said: string[] = [];
  for (let place = 0; place < count; place++) {
    const tile: Locator = tiles.nth(place);
    const link = await tile.getByRole("heading").getByRole("link").getAttribute("href");
    const same = page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.locator(`:is(h2, h3) a[href="${link}"]`) });
    await same.hover();
    await same.locator("[aria-expanded=false]").filter({ visible: true }).click();
    const sizes = same.getByRole("group", { name: /choose a size/ });
    await expect(sizes.getByRole("button").nth(1)).toBeVisible();
    said.push((await sizes.getAttribute("aria-label")) ?? (await sizes.textContent()) ?? "");
    await sizes.getByRole("button", { name: "Close" }).click();
  }
  return said;
}

test("a women's listing sells in the sizes of its filter, whatever the brand counts in", async ({ page }) => {
  await page.goto(women);
  await untilAlive(page);
  await expect(page.getByRole("complementary", { name: "Filters" }).getByText("Shoe size, US Women")).toBeVisible();
  const systems = await quickAddSystems(page, 6);
  for (const system of systems) expect(system).toContain("US Women");
});

test("a size and a system of sizes that are chosen hold after a reload and on the way back, the system on other products too", async ({
  page,
}) => {
  await page.goto("/nz/products/osker/court-low-galah");
  await untilAlive(page);
  const choice = page.getByRole("combobox", { name: "Size system" });
  await choice.selectOption({ label: "cm" });
  const size = page.getByRole("list", { name: "Sizes" }).getByRole("button", { disabled: false }).first();
  const centimetres = /^[\d.]+/.exec((await size.textContent()) ?? "")?.[0] ?? "";
  await size.click();
  await expect(page.getByRole("group", { name: /Size/ }).locator("legend")).toContainText(`${centimetres} cm`);
  const chosen = sizeButton(page.getByRole("list", { name: "Sizes" }), centimetres);
  await page.reload();
  await untilAlive(page);
  await expect(chosen).toHaveAttribute("aria-pressed", "true");

  // Another colour keeps the size that was chosen.
  await page.getByRole("list", { name: "Colours" }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?size=/);
  await expect(choice).toHaveValue("cm");
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL(/court-low-galah/);
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(page).not.toHaveURL(/court-low-galah/);

  await page.reload();
  await expect(choice).toHaveValue("cm");
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(cartDialog(page).getByText(`${centimetres} cm`)).toBeVisible();
  await page.keyboard.press("Escape");

  // On a product of another brand, and on the tiles of a page that has no size filter.
  await page.goto("/nz/products/farrow-mile/pace-one-ember");
  await untilAlive(page);
  await expect(choice).toHaveValue("cm");
  await page.goto("/nz/");
  await untilAlive(page);
  for (const system of await quickAddSystems(page, 1)) expect(system).toContain("cm");
});

test("filter, chip and quick add of a listing say one size system, whatever was chosen on a product", async ({ page }) => {
  await page.goto("/nz/products/farrow-mile/pace-one-glacier");
  await untilAlive(page);
  const choice = page.getByRole("combobox", { name: "Size system" });
  await choice.selectOption({ label: "EU" });
  await expect(choice).toHaveValue("eu");
  await page.goto("/nz/categories/men/shoes?footwearSize=9");
  await untilAlive(page);
  await expect(page.getByRole("complementary", { name: "Filters" }).getByText("Shoe size, US Men")).toBeVisible();
  await expect(page.getByRole("link", { name: /Size US Men 9$/ })).toBeVisible();
  for (const system of await quickAddSystems(page, 3)) expect(system).toContain("US Men");
  // A product that is opened from there keeps to what was chosen.
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(choice).toHaveValue("eu");
});

test("TILE-41 a size that a link asks for and that has sold out since is not chosen, but asked for in the other colours", async ({
  page,
}) => {
  await page.goto("/nz/products/osker/court-low-harbour?size=11");
  await untilAlive(page);
  const sizes = page.getByRole("list", { name: "Sizes" });
  await expect(sizes.getByRole("button", { disabled: true })).toHaveCount(1);
  await expect(sizes.getByRole("button", { pressed: true })).toHaveCount(0);
  const colours = page.getByRole("list", { name: "Colours" }).getByRole("link");
  await expect(colours.first()).toHaveAttribute("href", /\?size=11$/);
  await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(page.getByText("Choose a size first.")).toBeVisible();
});
