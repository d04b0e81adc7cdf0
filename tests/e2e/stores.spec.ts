import type { Page } from "@playwright/test";
import { untilAlive } from "../browser/until-alive.ts";
import { expect, firstVisit, test } from "./shop.ts";

const field = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Suburb, city or postcode" });
const stores = (page: Page) => page.getByRole("main").getByRole("article");

test("ROUTE-16 STORE-04 a shopper finds the nearest store by its suburb, and its page", async ({ page }) => {
  await page.goto("/nz/stores");
  await untilAlive(page);
  await field(page).fill("grey ly");
  await page.getByRole("option", { name: "Grey Lynn, Auckland 1021" }).click();
  await expect(page).toHaveURL("/nz/stores?near=Grey+Lynn%2C+Auckland+1021");
  await expect(stores(page).first()).toHaveAccessibleName("Ponsonby");
  await expect(stores(page).first()).toContainText(/\d\.\d km away/);
  await page.reload();
  await expect(stores(page).first()).toHaveAccessibleName("Ponsonby");
  await stores(page).first().getByRole("link", { name: "Ponsonby", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ponsonby store" })).toBeVisible();
  await expect(page).toHaveTitle("Ponsonby store | Tread & Thread");
  await expect(page.getByText("142 Ponsonby Road")).toBeVisible();
});

test("ROUTE-16 each country has its stores, each store its page with data for search engines, and no other path has one", async ({
  page,
  request,
}) => {
  for (const [path, first, locality] of [
    ["/nz/stores/commercial-bay", "Commercial Bay store", "Auckland"],
    ["/au/stores/pitt-street", "Pitt Street store", "Sydney"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    const business = data.map((text) => JSON.parse(text)).find((each) => [each["@type"]].flat().includes("LocalBusiness"));
    expect(business.address.addressLocality).toBe(locality);
    // The other country has no such page to lead to.
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator("link[hreflang]")).toHaveCount(0);
  }
  for (const path of ["/nz/stores/pitt-street", "/nz/stores/a/b/c", "/nz/stores/%3Cscript%3E"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("what is no place and no page is answered clearly", async ({ page }) => {
  const answer = await page.goto(`/nz/stores?near=${encodeURIComponent("<script>alert(1)</script>")}&page=1e9`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText("We couldn't find “<script>alert(1)</script>”.", { exact: false })).toBeVisible();
  await expect(stores(page)).toHaveCount(10);
  expect((await page.request.get("/nz/api/stores?page=1e9")).status()).toBe(400);
  expect((await page.request.get(`/nz/stores?near=${"x".repeat(5_000)}`)).status()).toBe(200);
});

test.describe("with a browser that knows where it is", () => {
  firstVisit.use({ geolocation: { latitude: -45.874, longitude: 170.503 }, permissions: ["geolocation"] });

  firstVisit("the stores stand the nearest first", async ({ page }) => {
    await page.goto("/nz/stores");
    await untilAlive(page);
    await page.getByRole("button", { name: "Near me" }).click();
    await expect(stores(page).first()).toHaveAccessibleName("George Street");
    await expect(page).toHaveURL("/nz/stores?near=-45.87%2C170.50");
  });
});

test("a browser that may not say where it is keeps the stores as they are", async ({ page }) => {
  await page.goto("/nz/stores");
  await untilAlive(page);
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText("We couldn't get your location, so allow it in your browser or type a suburb.")).toBeVisible();
  await expect(stores(page)).toHaveCount(10);
});

test.describe("without scripts", () => {
  firstVisit.use({ javaScriptEnabled: false });
  test.beforeEach(({ quiet }) => quiet.expect("request failed: csp "));

  firstVisit("a store is found all the same", async ({ page }) => {
    await page.goto("/nz/stores");
    await field(page).fill("0622");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL("/nz/stores?near=0622");
    await expect(stores(page).first()).toHaveAccessibleName("Takapuna");
  });
});
