import type { AddressInfo } from "node:net";
import { liteClient } from "algoliasearch/lite";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerErrorAnswers } from "../http/error-answers.ts";
import { registerCalls } from "../http/register-calls.ts";
import type { Handlers } from "../service.ts";
import { sampleFacets, sampleIndexes } from "./sample-records.ts";
import { createSearch } from "./search.ts";

/** Algolia's own client, told only where the host is, against the shop's own routes over HTTP. */
let app: FastifyInstance;
let client: ReturnType<typeof liteClient>;

beforeAll(async () => {
  // Algolia's client puts its API version before every path.
  app = fastify({ rewriteUrl: (request) => request.url!.replace(/^\/(nz|au)\/search\/1\//, "/$1/search/") });
  registerErrorAnswers(app);
  const search = createSearch({ indexes: [...sampleIndexes(200), ...sampleIndexes(50, "au")] });
  await registerCalls(app, { handlers: search as unknown as Handlers, validateResponses: true, rateLimits: false });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  client = liteClient("shop", "public", {
    hosts: [{ url: `127.0.0.1:${port}/nz/search`, accept: "readWrite", protocol: "http" }],
  });
});
afterAll(() => app.close());

const facetFilters = ["visibleIn.searchResults:true"];

test("SRAPI-01 SRAPI-09 SRAPI-10 SRAPI-12 the overlay's batch of four groups", async () => {
  const { results } = await client.searchForHits<{ name: string; path: string }>({
    requests: [
      { indexName: "tt_nz_brands", query: "osk", hitsPerPage: 2, facetFilters },
      { indexName: "tt_nz_categories", query: "osk", hitsPerPage: 2, facetFilters },
      {
        indexName: "tt_nz_products",
        query: "osk",
        hitsPerPage: 4,
        facetFilters,
        attributesToHighlight: ["brand.name", "name"],
        clickAnalytics: true,
        userToken: "anonymous-1",
      },
      { indexName: "tt_nz_articles", query: "osk", hitsPerPage: 2, facetFilters },
    ],
  });
  const [brands, categories, products, articles] = results;
  expect(results.map((result) => result.index)).toEqual(["tt_nz_brands", "tt_nz_categories", "tt_nz_products", "tt_nz_articles"]);
  expect(brands!.hits).toMatchObject([
    {
      name: "Osker",
      path: "/brands/osker",
      _highlightResult: { name: { value: "<em>Osk</em>er", matchLevel: "full", matchedWords: ["osk"] } },
    },
  ]);
  expect([categories!.nbHits, articles!.nbHits]).toEqual([0, 0]);
  expect(products!.hits).toHaveLength(4);
  for (const hit of products!.hits) {
    expect(hit).toMatchObject({
      brand: { name: "Osker" },
      price: expect.any(Number),
      _highlightResult: { brand: { name: { matchLevel: "full" } }, name: {} },
    });
  }
  expect(products!.queryID).toMatch(/^[0-9a-f]{32}$/);
});

test("SRAPI-02 a listing with facets, their statistics and a page, as the older form of the call", async () => {
  const params = {
    query: "",
    hitsPerPage: 48,
    page: 1,
    facets: [...sampleFacets, "price"],
    facetFilters: [
      "visibleIn.categories:true",
      ["brand.name:Osker", "brand.name:Volt", "brand.name:Juno", "brand.name:Pike", "brand.name:Atlas"],
    ],
    numericFilters: ["price>=1000"],
  };
  const { results } = await client.searchForHits([{ indexName: "tt_nz_products_price_asc", params }]);
  const [listing] = results;
  expect(listing).toMatchObject({ page: 1, hitsPerPage: 48, exhaustiveNbHits: true, index: "tt_nz_products_price_asc" });
  expect(listing!.nbHits).toBeGreaterThan(48);
  expect(listing!.nbPages).toBe(Math.ceil(listing!.nbHits! / 48));
  expect(listing!.hits).toHaveLength(Math.min(48, listing!.nbHits! - 48));
  const counted = Object.values(listing!.facets!["brand.name"]!).reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(listing!.nbHits);
  const { min, max, sum, avg } = listing!.facets_stats!.price!;
  expect(min).toBeLessThanOrEqual(max!);
  expect(avg).toBeCloseTo(sum! / listing!.nbHits!, 6);
});

test("SRAPI-06 an unknown index rejects with Algolia's message and status", async () => {
  const unknown = client.searchForHits({ requests: [{ indexName: "tt_nz_nothing" }] });
  await expect(unknown).rejects.toMatchObject({ name: "ApiError", status: 404, message: "Index tt_nz_nothing does not exist" });
});

test("SRAPI-03 SRAPI-04 records by id", async () => {
  const body = { objectIds: ["100003", "nope"] };
  const answer = await client.customPost({ path: "indexes/tt_nz_products/objects", body });
  expect(answer).toMatchObject({ data: { results: [{ objectID: "100003", brand: { name: expect.any(String) } }, null] } });
});
