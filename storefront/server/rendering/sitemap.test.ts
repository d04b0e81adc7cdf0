import { expect, test } from "vitest";
import { robotsText, sitemapPaths, sitemapXml } from "./sitemap.ts";

const context = { country: "au" as const, requestId: "t", clientAddress: "" };
const handlers = { "stores.list": () => ({ stores: [{ path: "/stores/pitt-street" }] }) };

test("lists every page once, and none of another site", async () => {
  const searched = (country: string) => ["/categories", `/products/${country}`, "/articles/a", "https://elsewhere.test/"];
  expect(await sitemapPaths(handlers as never, searched, context)).toEqual([
    "/",
    "/products",
    "/brands",
    "/categories",
    "/blog",
    "/articles",
    "/stores",
    "/stores/pitt-street",
    "/products/au",
    "/articles/a",
  ]);
});

test("lists no more than a sitemap may have, however large the catalogue", async () => {
  const searched = () => Array.from({ length: 60_000 }, (_, i) => `/products/p${i}`);
  expect(await sitemapPaths(handlers as never, searched, context)).toHaveLength(50_000);
});

test("writes addresses as XML wants them", () => {
  const xml = sitemapXml("https://shop.test", "nz", ["/", "/brands/smith&co", "/x y"]);
  expect(xml).toContain("<loc>https://shop.test/nz/</loc>");
  expect(xml).toContain("<loc>https://shop.test/nz/brands/smith&amp;co</loc>");
  expect(xml).toContain("<loc>https://shop.test/nz/x%20y</loc>");
});

test("keeps crawlers out of what is personal, in both countries", () => {
  const text = robotsText("https://shop.test");
  for (const country of ["nz", "au"]) {
    for (const section of ["cart", "checkout", "account", "orders", "api"])
      expect(text).toContain(`Disallow: /${country}/${section}\n`);
    expect(text).toContain(`Sitemap: https://shop.test/${country}/sitemap.xml`);
  }
});
