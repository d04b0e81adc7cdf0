import { beforeAll, describe, expect, test, vi } from "vitest";
import { demoIndexes, demoReviews } from "#catalogue/catalogue.fixture.ts";
import type { SearchResult } from "#contract/search.ts";
import type { ProductRecord } from "#domain/catalogue/product-record.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { type ErrorPageContent, recommendationSearch } from "#domain/error-page/recommendation-search.ts";
import type { ListProduct } from "#domain/product/product.ts";
import { demoCatalogue } from "../catalogue/demo-catalogue.fixture.ts";
import { createContent } from "../content/content.ts";
import { createCatalogueIndexes } from "./catalogue-indexes.ts";
import { createSearch, type SearchService } from "./search.ts";
import type { SearchRequest } from "./wire.ts";

/** The search over the shop's own catalogue. */
const now = new Date("2026-11-20T00:00:00Z");
const products = demoCatalogue(now);
const catalogue = { ...products.content(), reviews: demoReviews };
let search: SearchService;
beforeAll(() => {
  search = createSearch({ indexes: createCatalogueIndexes(products, products) });
});

const context = (country: CountryCode) => ({ country, requestId: "test", clientAddress: "127.0.0.1" });
async function run(country: CountryCode, ...requests: SearchRequest[]): Promise<SearchResult[]> {
  return (await search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context(country))).results;
}
const one = async (country: CountryCode, index: string, params: SearchRequest["params"]) =>
  (await run(country, { indexName: `tt_${country}_${index}`, params }))[0]!;

describe.each(countryCodes)("%s", (country) => {
  test("every listing has its index and something in it, and every facet of it is counted", async () => {
    for (const listing of catalogue.listings(country)) {
      const facets = listing.facets.map((facet) => facet.attribute);
      const result = await one(country, listing.products.index, { facets, facetFilters: listing.facetFilters, hitsPerPage: 48 });
      expect(result.nbHits, listing.path).toBeGreaterThan(0);
      expect(Object.keys(result.facets!).sort(), listing.path).toEqual([...facets].sort());
    }
  });

  test("ERRP-13 the site's search has something to recommend for every error page, the shop's own begins with what was placed", async () => {
    const recommended = async (content: ErrorPageContent) => {
      const { index, ...params } = recommendationSearch(content);
      return one(country, index, params);
    };
    const pages = catalogue.errorPages(country);
    for (const { path, content } of pages) {
      const { hits, nbHits } = await recommended(content);
      expect(hits.length, path).toBe(Math.min(nbHits, 15));
      expect(hits.length, path).toBeGreaterThan(0);
      for (const hit of hits) {
        const { brand, categoryIds } = hit as unknown as ProductRecord;
        if (content.type === "Brand") expect(brand.id, path).toBe(content.id);
        else if (content.products.mode === "membership") expect(categoryIds, path).toContain(content.id);
      }
    }
    const { hits } = await recommended(pages.find(({ path }) => path === "/")!.content);
    expect(hits.slice(0, 3).map(({ name, colourName }) => `${name}, ${colourName}`)).toEqual([
      "Pace One, Ember",
      "Heavy Hood, Galah",
      "Court Low, Galah",
    ]);
  });

  test("each hit of every group leads to something that is there", async () => {
    const content = createContent({
      catalogue,
      products,
      boutiqueFeature: true,
      galleryOverlay: false,
      publicOrigin: undefined,
      stock: { read: () => new Map(), readAt: () => 0 },
    });
    for (const index of ["products", "brands", "categories", "articles"]) {
      const { hits, nbHits } = await one(country, index, { hitsPerPage: 1000, attributesToHighlight: [] });
      expect(hits.length).toBe(nbHits);
      expect(nbHits).toBeGreaterThan(index === "products" ? 500 : 5);
      for (const hit of hits) {
        const resolved = await content["content.resolve"](
          { query: { path: String(hit.path) }, params: undefined, body: undefined },
          context(country),
        );
        const stands = resolved.entity !== null || (hit.redirectTarget !== null && resolved.isRedirect);
        expect(stands, String(hit.path)).toBe(true);
      }
    }
  });
});

test("SRAPI-07 a product hit holds what a tile and the overlay show, and no searched-only words", async () => {
  const { hits } = await one("nz", "products", { query: "osker court", hitsPerPage: 4 });
  expect(hits).toHaveLength(4);
  for (const hit of hits) {
    expect(hit).toMatchObject({
      id: hit.objectID,
      name: expect.any(String),
      brand: { name: "Osker" },
      price: expect.any(Number),
      isDiscounted: expect.any(Boolean),
      erpOriginalPrice: expect.any(Number),
      path: expect.stringMatching(/^\/products\/osker\//),
      _highlightResult: { name: { matchLevel: expect.any(String) }, brand: { name: { value: "<em>Osker</em>" } } },
    });
    expect((hit.productGallery as unknown[]).length).toBeGreaterThan(0);
    expect(hit).not.toHaveProperty("keywords");
  }
});

test("SRAPI-08 brand, category and article hits have a name, a path and the name's highlight", async () => {
  for (const [index, query] of [
    ["brands", "nor"],
    ["categories", "running"],
    ["articles", "delivery"],
  ] as const) {
    const { hits } = await one("nz", index, { query });
    expect(hits.length, index).toBeGreaterThan(0);
    for (const hit of hits) {
      expect(hit).toMatchObject({
        name: expect.any(String),
        path: expect.stringMatching(/^\//),
        _highlightResult: { name: { value: expect.stringContaining("<em>"), matchLevel: "full" } },
      });
    }
  }
});

test.each(["black sneakers", "womens leggings", "jandals", "hoodies for men", "norvnae", "gift card", "mens running shoes"])(
  "a shopper who types %s finds something",
  async (query) => {
    expect((await one("nz", "products", { query })).nbHits).toBeGreaterThan(0);
  },
);

test.each([
  ["woman shoes", "womens shoes"],
  ["shoes for a man", "shoes for men"],
  ["child’s shoes", "kids shoes"],
])("one person is all of them: %s finds what %s does", async (query, many) => {
  const { nbHits, queryAfterRemoval } = await one("nz", "products", { query });
  expect(queryAfterRemoval).toBeUndefined();
  expect(nbHits).toBeGreaterThanOrEqual((await one("nz", "products", { query: many })).nbHits);
});

test("a search for help is sent to a page of the shop that is there, whatever its capitals; one for products is not", async () => {
  const content = createContent({
    catalogue,
    products,
    boutiqueFeature: true,
    galleryOverlay: false,
    publicOrigin: undefined,
    stock: { read: () => new Map(), readAt: () => 0 },
  });
  const { redirects = {} } = demoIndexes(now, "nz", [])[0]!;
  for (const [query, path] of Object.entries(redirects)) {
    const { renderingContent } = await one("nz", "products", { query: `${query.toUpperCase()}?` });
    expect(renderingContent, query).toEqual({ redirect: { url: path } });
    // These are routes of the app, which no document stands behind.
    if (["/orders", "/gift-cards/balance", "/blog", "/cart"].includes(path) || /^\/(?:account|stores)/.test(path)) continue;
    const { entity } = await content["content.resolve"]({ query: { path }, params: undefined, body: undefined }, context("nz"));
    expect(entity, path).not.toBeNull();
  }
  expect(await one("nz", "products", { query: "returns policy boots" })).not.toHaveProperty("renderingContent");
});

test.each([
  ["order tracking", "/orders"],
  ["my orders", "/orders"],
  ["cancel my order", "/articles/order-help"],
  ["pick up", "/articles/delivery"],
  ["faulty", "/articles/returns"],
  ["shop near me", "/stores"],
  ["check balance", "/gift-cards/balance"],
  ["account", "/account"],
  ["afterpay", "/articles/order-help"],
  ["do you take Afterpay?", "/articles/order-help"],
  ["payment methods", "/articles/order-help"],
  ["promo code", "/articles/order-help"],
  ["where do I enter my discount code", "/articles/order-help"],
  ["delivery to Australia", "/articles/delivery"],
  ["live chat", "/articles/contact"],
  ["store finder", "/stores"],
  ["what time do you open", "/stores"],
  ["when do you close?", "/stores"],
  ["are you open today", "/stores"],
  ["what size am I", "/articles/size-guides"],
  ["How do I find my size?", "/articles/size-guides"],
  ["size", "/articles/size-guides"],
  ["check gift card balance", "/gift-cards/balance"],
  ["Black Friday", "/categories/sale"],
  ["how do I return shoes?", "/articles/returns"],
  ["Can I exchange these?", "/articles/returns"],
  ["how much does delivery cost", "/articles/delivery"],
  ["How long does shipping take?", "/articles/delivery"],
  ["do you ship to Australia", "/articles/delivery"],
  ["When will my order arrive?", "/orders"],
  ["where is my parcel", "/orders"],
  ["I lost my order", "/articles/order-help"],
  ["Can I pay with Afterpay?", "/articles/order-help"],
  ["can I return sale items", "/articles/returns"],
  ["Will my parcel come today?", "/orders"],
  ["how do I measure my feet", "/articles/size-guides"],
  ["Where are you?", "/stores"],
  ["Do you price match?", "/articles/contact"],
  ["are you open on Boxing Day", "/stores"],
  ["stockists", "/stores"],
  ["Can I talk to someone?", "/articles/contact"],
  ["returns label", "/articles/returns"],
  ["How do I change my address?", "/articles/order-help"],
])("%s, which nothing to buy is called, leads to %s", async (query, path) => {
  expect((await one("nz", "products", { query })).renderingContent).toEqual({ redirect: { url: path } });
});

test("a search for a store in a place leads to the stores there, in each country its own", async () => {
  const ledTo = async (country: CountryCode, query: string) =>
    (await one(country, "products", { query })).renderingContent?.redirect?.url;
  expect(await ledTo("nz", "Auckland store")).toBe("/stores?near=auckland");
  expect(await ledTo("nz", "ponsonby opening hours")).toBe("/stores/ponsonby");
  expect(await ledTo("au", "melbourne store")).toBe("/stores/bourke-street");
  // There are none here.
  expect(await ledTo("au", "auckland store")).toBe("/stores");
  expect(await ledTo("nz", "stores in Sydney")).toBe("/stores");
});

test.each([
  ["bags", "accessories"],
  ["gym bag", "accessories"],
  ["rucksack", "accessories"],
  ["socks", "accessories"],
  ["bags and caps", "accessories"],
  ["2 in 1 shorts", "clothing"],
  ["windproof", "clothing"],
  ["velcro shoes", "shoes"],
  ["neutral running shoes", "shoes"],
  ["limited edition", "shoes"],
  ["racerback", "clothing"],
])("%s finds %s, and nothing that only mentions them", async (query, group) => {
  const { facets, queryAfterRemoval } = await one("nz", "products", { query, facets: ["group"] });
  expect([Object.keys(facets!.group!), queryAfterRemoval]).toEqual([[group], undefined]);
});

test.each([
  ["iphone case", "accessories"],
  ["high arch", "shoes"],
  ["overpronation", "shoes"],
  ["stability shoes", "shoes"],
  ["yoga set", "clothing"],
  ["tennis dress", "clothing"],
  ["shoe cleaner", "accessories"],
])("%s, which is not sold, finds what is nearest among %s and says so", async (query, group) => {
  const { facets, queryAfterRemoval } = await one("nz", "products", { query, facets: ["group"] });
  expect([Object.keys(facets!.group!), queryAfterRemoval]).toEqual([[group], expect.stringContaining("<em>")]);
});

test("what is for anybody is for women and for men", async () => {
  const { hits } = await one("nz", "products", { query: "unisex sneakers", hitsPerPage: 48 });
  expect(hits.length).toBeGreaterThan(10);
  const isForBoth = ({ categoryIds }: ProductRecord) => ["men", "women"].every((id) => categoryIds.includes(id));
  expect((hits as unknown as ProductRecord[]).filter((hit) => !isForBoth(hit))).toEqual([]);
});

test("a place alone leads to the stores there, but not where something to buy goes by its name", async () => {
  const ledTo = async (query: string) => (await one("nz", "products", { query })).renderingContent?.redirect?.url;
  expect(await ledTo("Ponsonby")).toBe("/stores/ponsonby");
  expect(await ledTo("auckland")).toBe("/stores?near=auckland");
  const index = { ...createCatalogueIndexes(products, products)[0]!, redirects: { "chelsea store": "/stores/chelsea" } };
  const own = createSearch({ indexes: [index] });
  const body = { requests: [{ indexName: index.name, params: { query: "chelsea" } }] };
  const { results } = await own["search.queries"]({ body, params: undefined, query: undefined }, context("nz"));
  expect(results[0]).not.toHaveProperty("renderingContent");
});

test("a search is sent elsewhere only where it is said as such, signs included", async () => {
  const index = { ...demoIndexes(now, "nz", [])[0]!, redirects: { c: "/articles/c", "??": "/articles/order-help" } };
  const own = createSearch({ indexes: [{ ...createCatalogueIndexes(products, products)[0]!, ...index }] });
  const ledTo = async (query: string) => {
    const body = { requests: [{ indexName: index.name, params: { query } }] };
    const { results } = await own["search.queries"]({ body, params: undefined, query: undefined }, context("nz"));
    return results[0]!.renderingContent?.redirect?.url;
  };
  expect(await ledTo("C")).toBe("/articles/c");
  expect(await ledTo("C++")).toBeUndefined();
  expect(await ledTo("Where can I find the C?")).toBe("/articles/c");
  expect(await ledTo("where are C boots")).toBeUndefined();
  expect(await ledTo("??")).toBe("/articles/order-help");
  expect(await ledTo("")).toBeUndefined();
  expect(await ledTo("🙂")).toBeUndefined();
});

test("the style number printed on a product finds it first, with or without its hyphens, whole or begun", async () => {
  for (const product of [...products.products("nz").values()].filter((_, i) => i % 40 === 0)) {
    const printed = product.details.find((line) => line.startsWith("Style no. "))!.slice("Style no. ".length);
    for (const query of [printed, printed.toLowerCase(), printed.replaceAll("-", ""), printed.replaceAll("-", " ")]) {
      const { hits } = await one("nz", "products", { query, hitsPerPage: 2 });
      expect(hits[0]?.objectID, query).toBe(product.id);
      expect(hits[0]).not.toHaveProperty("styleNumber");
    }
    const style = (await one("nz", "products", { query: product.erpProductParentCode, hitsPerPage: 20 })).hits;
    expect(style.map(({ objectID }) => objectID)).toContain(product.id);
  }
});

test("what a listing could be narrowed by is counted without the shopper's filters, whatever is left with them", async () => {
  const listing = catalogue.listings("nz").find(({ id }) => id === "men-shoes-sneakers")!;
  const facets = listing.facets.map((facet) => facet.attribute);
  const all = { facets, facetFilters: listing.facetFilters, hitsPerPage: 0 };
  const chosen = { ...all, facetFilters: [...listing.facetFilters, "brand.name:Osker"] };
  const [whole, narrowed] = await run(
    "nz",
    { indexName: "tt_nz_products", params: all },
    { indexName: "tt_nz_products", params: chosen },
  );
  for (const facet of facets) {
    const options = Object.keys(whole!.facets![facet]!);
    for (const left of Object.keys(narrowed!.facets![facet]!)) expect(options, facet).toContain(left);
  }
  const gone = Object.keys(whole!.facets!["brand.name"]!).filter((brand) => !(brand in narrowed!.facets!["brand.name"]!));
  expect(gone.length).toBe(Object.keys(whole!.facets!["brand.name"]!).length - 1);
});

test("a plain colour finds that colour before a brand that begins so", async () => {
  const { hits } = await one("nz", "products", { query: "blue", hitsPerPage: 20 });
  expect(hits.every((hit) => (hit.baseColours as string[]).includes("Blue"))).toBe(true);
});

test("LIST-23 a category opens with what was placed by hand, and hands that down", async () => {
  const first = async (id: string) => {
    const listing = catalogue.listings("nz").find((candidate) => candidate.id === id)!;
    const { hits } = await one("nz", "products", {
      facetFilters: listing.facetFilters,
      ruleContexts: [`category-${id}`],
      hitsPerPage: 3,
    });
    return hits.map((hit) => String(hit.name));
  };
  expect(await first("men-shoes-sneakers")).toEqual(["Ridgeback", "Court Low", "Pace One"]);
  expect(await first("btq-boots")).toEqual(["Suede Chelsea", "Cuba Chelsea", expect.any(String)]);
});

const { compare: compareNames } = new Intl.Collator("en-NZ", { numeric: true });

test.each([
  ["LIST-14 by name, from A", "name_asc", (a, b) => compareNames(a.name, b.name)],
  ["LIST-14 by name, from Z", "name_desc", (a, b) => compareNames(b.name, a.name)],
  ["LIST-15 by price, the lowest first", "price_asc", (a, b) => a.price - b.price],
  ["LIST-15 by price, the highest first", "price_desc", (a, b) => b.price - a.price],
  ["LIST-16 by age, the newest first", "newest", (a, b) => b.publishedAt - a.publishedAt],
  ["LIST-16 by age, the oldest first", "oldest", (a, b) => a.publishedAt - b.publishedAt],
] satisfies [string, string, (a: ProductRecord, b: ProductRecord) => number][])(
  "%s, a sort orders the whole listing, page after page",
  async (_, sort, compare) => {
    const index = `products_${sort}`;
    const { nbHits, nbPages } = await one("au", index, { hitsPerPage: 48 });
    const pages = await Promise.all(Array.from({ length: nbPages }, (_, page) => one("au", index, { hitsPerPage: 48, page })));
    const sorted = pages.flatMap(({ hits }) => hits as unknown as ProductRecord[]);
    expect(new Set(sorted.map(({ id }) => id)).size).toBe(nbHits);
    expect(sorted.filter((product, place) => place > 0 && compare(sorted[place - 1]!, product) > 0)).toEqual([]);
    expect(compare(sorted[0]!, sorted.at(-1)!)).toBeLessThan(0);
  },
);

test("a size that sells out leaves the facet of that size, in that country alone", async () => {
  const size = async (country: CountryCode, id: string) =>
    (await one(country, "products", { facetFilters: [`objectID:${id}`], facets: ["sizes.footwear", "sizes.clothing"] })).facets!;
  const { hits } = await one("nz", "products", {
    facetFilters: ["group:shoes", "state:current"],
    hitsPerPage: 1000,
  });
  const shoe = hits.find(
    (hit) => (hit as unknown as ListProduct).variants.filter((variant) => variant.qty > 0).length > 2,
  )! as unknown as ListProduct;
  const before = await size("nz", shoe.id);
  const elsewhere = await size("au", shoe.id);
  const variant = shoe.variants.find(({ qty }) => qty > 0)!;
  search.applyStock("nz", new Map([[variant.id, 0]]));
  const after = await size("nz", shoe.id);
  expect(Object.values(after).flatMap(Object.keys).length).toBeLessThan(Object.values(before).flatMap(Object.keys).length);
  expect(await size("au", shoe.id)).toEqual(elsewhere);
  search.applyStock("nz", new Map([[variant.id, variant.qty]]));
  expect(await size("nz", shoe.id)).toEqual(before);
});

test("records are made when an index is built of them, and not before", () => {
  const record = vi.spyOn(products, "record");
  const [first] = createCatalogueIndexes(products, products);
  expect(record).not.toHaveBeenCalled();
  expect(first!.records.length).toBeGreaterThan(100);
  expect(first!.records).toBe(first!.records);
  record.mockRestore();
});
