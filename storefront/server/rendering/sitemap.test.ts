import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerSitemaps, robotsText, sitemapPages, sitemapProducts, sitemapXml } from "./sitemap.ts";

const context = { country: "au" as const, requestId: "t", clientAddress: "" };
const resolve = ({ query }: { query: { path: string } }) => ({ entity: /old|empty/.test(query.path) ? null : {} });
const handlers = {
  "stores.list": () => ({ stores: [{ path: "/stores/pitt-street" }] }),
  "content.resolve": resolve,
};
const plain = (path: string) => ({ path, pictures: [] });

test("lists every page once, the boutique's at its own address, none of another site or that leads elsewhere, and products by themselves with their pictures", async () => {
  const product = { path: "/products/au", pictures: ["/media/au"] };
  const searched = () => [
    ...["/categories", "/articles/a", "/articles/old", "/categories/empty", "/categories/btq", "https://elsewhere.test/"].map(
      plain,
    ),
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
  const none = { "stores.list": () => ({ stores: [] }), "content.resolve": resolve };
  const pages = await sitemapPages(none as never, () => [], context);
  expect(pages.map(({ path }) => path).filter((path) => path.startsWith("/stores"))).toEqual([]);
});

test("lists everything of a large catalogue, in as many files as that takes, all of which the list of sitemaps names", async () => {
  const searched = () => Array.from({ length: 25_000 }, (_, i) => [plain(`/products/p${i}`), plain(`/articles/a${i}`)]).flat();
  const app = Fastify();
  registerSitemaps(app, handlers as never, searched, () => "https://shop.test");
  const locations = async (path: string) =>
    [...(await app.inject(path)).body.matchAll(/<loc>https:\/\/shop\.test(.*?)<\/loc>/g)].map(([, found]) => found ?? "");
  const files = await locations("/sitemap.xml");
  const ofProducts = ["/nz/sitemap-products.xml", "/nz/sitemap-products-2.xml", "/nz/sitemap-products-3.xml"];
  expect(files.filter((file) => file.startsWith("/nz/sitemap-products"))).toEqual(ofProducts);
  const listed = new Set<string>();
  for (const file of files) for (const path of await locations(file)) listed.add(path);
  expect([...listed].filter((path) => path.startsWith("/nz/products/p"))).toHaveLength(25_000);
  expect([...listed].filter((path) => path.startsWith("/au/articles/a"))).toHaveLength(25_000);
  for (const wrong of ["/nz/sitemap-products-4.xml", "/nz/sitemap-products-0.xml", "/nz/sitemap-products-x.xml"])
    expect((await app.inject(wrong)).statusCode).toBe(404);
  await app.close();
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
  }
});
