import { expect, test } from "vitest";
import { robotsText, sitemapIndex, sitemapPages, sitemapProducts, sitemapXml } from "./sitemap.ts";

const context = { country: "au" as const, requestId: "t", clientAddress: "" };
const handlers = { "stores.list": () => ({ stores: [{ path: "/stores/pitt-street" }] }) };
const plain = (path: string) => ({ path, pictures: [] });

test("lists every page once, the boutique's at its own address, none of another site, and products by themselves with their pictures", async () => {
  const product = { path: "/products/au", pictures: ["/media/au"] };
  const searched = () => [
    ...["/categories", "/articles/a", "/categories/btq", "https://elsewhere.test/"].map(plain),
    product,
    product,
  ];
  const pages = await sitemapPages(handlers as never, searched, context);
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/products",
    "/brands",
    "/categories",
    "/blog",
    "/articles",
    "/stores",
    "/stores/pitt-street",
    "/articles/a",
    "/btq",
  ]);
  expect(sitemapProducts(searched, context)).toEqual([product]);
});

test("leads to stores only where there are some", async () => {
  const none = { "stores.list": () => ({ stores: [] }) };
  const pages = await sitemapPages(none as never, () => [], context);
  expect(pages.map(({ path }) => path).filter((path) => path.startsWith("/stores"))).toEqual([]);
});

test("lists no more than a sitemap may have, however large the catalogue", async () => {
  const searched = () => Array.from({ length: 60_000 }, (_, i) => [plain(`/products/p${i}`), plain(`/articles/a${i}`)]).flat();
  expect(await sitemapPages(handlers as never, searched, context)).toHaveLength(50_000);
  expect(sitemapProducts(searched, context)).toHaveLength(50_000);
});

test("writes addresses as XML wants them", () => {
  const entries = ["/", "/brands/smith&co", "/x y"].map((path) => ({ path, pictures: ["/media/a&b"] }));
  const xml = sitemapXml("https://shop.test", "nz", entries);
  expect(xml).toContain("<image:loc>https://shop.test/pictures/width=1280,fit=scale-down,format=auto/media/a&amp;b</image:loc>");
  expect(xml).toContain("<loc>https://shop.test/nz/</loc>");
  expect(xml).toContain("<loc>https://shop.test/nz/brands/smith&amp;co</loc>");
  expect(xml).toContain("<loc>https://shop.test/nz/x%20y</loc>");
});

test("keeps crawlers out of what is personal, in both countries", () => {
  const text = robotsText("https://shop.test");
  expect(text).toContain("Sitemap: https://shop.test/sitemap.xml");
  for (const country of ["nz", "au"]) {
    for (const section of ["cart", "checkout", "account", "orders", "api"])
      expect(text).toContain(`Disallow: /${country}/${section}\n`);
    for (const file of ["sitemap.xml", "sitemap-products.xml"])
      expect(sitemapIndex("https://shop.test")).toContain(`<loc>https://shop.test/${country}/${file}</loc>`);
  }
});
