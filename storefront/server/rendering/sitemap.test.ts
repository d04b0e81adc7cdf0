import { expect, test } from "vitest";
import type { z } from "zod";
import type { searchRequest } from "#contract/search.ts";
import { robotsText, sitemapIndex, sitemapPages, sitemapProducts, sitemapXml } from "./sitemap.ts";

type SearchRequest = z.infer<typeof searchRequest>;
const context = { country: "au" as const, requestId: "t", clientAddress: "" };

test("lists every page of every index, each once, however many pages a search has", async () => {
  const asked: string[] = [];
  const handlers = {
    "search.queries": (input: { body: { requests: SearchRequest[] } }) => {
      const { indexName, page = 0 } = input.body.requests[0] as SearchRequest;
      asked.push(`${indexName} ${page}`);
      const hits = indexName.endsWith("products")
        ? [
            {
              objectID: "1",
              path: `/products/p${page}`,
              productGallery: [{ type: "IMAGE", src: `/media/p${page}` }, { type: "VIDEO" }],
            },
          ]
        : [{ objectID: "1", path: "/categories" }];
      const nbPages = indexName.endsWith("products") ? 3 : 1;
      return { results: [{ hits, nbPages }] } as never;
    },
    "stores.list": () => ({ stores: [{ path: "/stores/pitt-street" }] }),
  };
  const pages = await sitemapPages(handlers as never, context);
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/products",
    "/brands",
    "/categories",
    "/blog",
    "/articles",
    "/stores",
    "/stores/pitt-street",
  ]);
  expect(await sitemapProducts(handlers as never, context)).toEqual(
    [0, 1, 2].map((page) => ({ path: `/products/p${page}`, pictures: [`/media/p${page}`] })),
  );
  expect(asked).toEqual([
    "tt_au_categories 0",
    "tt_au_brands 0",
    "tt_au_articles 0",
    "tt_au_products 0",
    "tt_au_products 1",
    "tt_au_products 2",
  ]);
});

test("writes addresses as XML wants them", () => {
  const entries = ["/", "/brands/smith&co", "/x y"].map((path) => ({ path, pictures: ["/media/a&b"] }));
  const xml = sitemapXml("https://shop.test", "nz", entries);
  expect(xml).toContain(
    "<image:loc>https://shop.test/cdn-cgi/image/width=1280,fit=scale-down,format=auto/media/a&amp;b</image:loc>",
  );
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
