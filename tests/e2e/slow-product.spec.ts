import type { Page, Route } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, firstVisit as test } from "./shop.ts";

const listing = "/nz/categories/men/shoes";
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Holds what the shop answers about products' paths until it is told how to answer. */
async function holdAnswers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(/\/nz\/api\/content\/resolve\?path=%2Fproducts%2F/, async (route) => (await promise)(route));
  return { answer: resolve };
}

/** Opens a listing and follows its first product; ends when the shop has been asked about it. */
async function followFirst(page: Page) {
  await page.goto(listing);
  await untilAlive(page);
  const asked = page.waitForRequest(/\/nz\/api\/content\/resolve\?path=%2Fproducts%2F/);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await asked;
}

test("a listing stays, under a bar that says so, while a product is on its way, which then starts at its top with focus on its name", {
  tag: "@phone",
}, async ({ page }) => {
  const held = await holdAnswers(page);
  await page.goto(listing);
  await untilAlive(page);
  const link = page.getByRole("article").nth(20).getByRole("heading").getByRole("link");
  const name = ((await link.textContent()) ?? "").trim();
  await link.click();
  await expect(page.getByRole("article").nth(20)).toBeVisible();
  const onItsWay = page.getByRole("progressbar", { name: "Loading the page" });
  await expect(onItsWay).toBeInViewport();
  held.answer((route) => route.continue());
  await expect(page).toHaveURL(/\/nz\/products\//);
  await expect(heading(page)).toHaveText(new RegExp(name.replaceAll(/\s+/g, "\\s*"), "i"));
  await expect(heading(page)).toBeFocused();
  await expect(onItsWay).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a product that is gone by then becomes the page that says so", async ({ page }) => {
  const held = await holdAnswers(page);
  await followFirst(page);
  held.answer((route) => route.fulfill({ json: { httpStatusCode: 404, isRedirect: false, redirectHref: null, entity: null } }));
  await expect(page.getByText("Page Not Found", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page).toHaveURL(/\/nz\/products\//);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a product that has moved leads to its new place, and Back leads to the listing", async ({ page }) => {
  const held = await holdAnswers(page);
  await followFirst(page);
  held.answer((route) =>
    route.fulfill({ json: { httpStatusCode: 301, isRedirect: true, redirectHref: "/brands", entity: null } }),
  );
  await expect(page).toHaveURL("/nz/brands");
  await page.goBack();
  await expect(page).toHaveURL(listing);
});

test("a product whose answer fails becomes the error page, from where the shop goes on", async ({ page, quiet }) => {
  quiet.expect("500");
  quiet.expect("Something went wrong");
  const held = await holdAnswers(page);
  await followFirst(page);
  held.answer((route) =>
    route.fulfill({ status: 500, json: { code: "InternalError", message: "Something went wrong. Try again." } }),
  );
  await expect(page.getByText("Something Went Wrong", { exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Return Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tread loudly." })).toBeVisible();
});
