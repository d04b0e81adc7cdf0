import type { AddressInfo } from "node:net";
import { algoliasearch } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerAlgoliaApi } from "./algolia-api.ts";
import type { InsightsEvent } from "./insights-events.ts";
import { sampleFacets, sampleIndexes } from "./sample-records.fixture.ts";
import { createSearch } from "./search.ts";

/** Algolia's own clients, told only where the host is, over HTTP. */
const told: InsightsEvent[] = [];
let app: FastifyInstance;
let address: string;
let client: ReturnType<typeof liteClient>;
let full: ReturnType<typeof algoliasearch>;
let insights: ReturnType<ReturnType<typeof algoliasearch>["initInsights"]>;

beforeAll(async () => {
  app = fastify();
  const search = createSearch({ indexes: [...sampleIndexes(200), ...sampleIndexes(50, "au")] });
  await registerAlgoliaApi(app, search, { rateLimits: false, onEvents: async (_, events) => void told.push(...events) });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/nz/search/1`;
  const hosts = [{ url: `127.0.0.1:${port}/nz/search`, accept: "readWrite" as const, protocol: "http" as const }];
  client = liteClient("shop", "public", { hosts });
  full = algoliasearch("shop", "public", { hosts });
  insights = full.initInsights({ options: { hosts } });
});
afterAll(() => app.close());

const products = "tt_nz_products";
const facetFilters = ["visibleIn.searchResults:true"];

async function post(path: string, body: unknown, contentType = "application/json") {
  const response = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": contentType },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

describe("the lite client", () => {
  test("the overlay's batch of four groups", async () => {
    const { results } = await client.searchForHits<{ name: string; path: string }>({
      requests: [
        { indexName: "tt_nz_brands", query: "osk", hitsPerPage: 2, facetFilters },
        { indexName: "tt_nz_categories", query: "osk", hitsPerPage: 2, facetFilters },
        {
          indexName: products,
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
    const [brands, categories, found, articles] = results;
    expect(results.map((result) => result.index)).toEqual(["tt_nz_brands", "tt_nz_categories", products, "tt_nz_articles"]);
    expect(brands!.hits).toMatchObject([
      {
        name: "Osker",
        path: "/brands/osker",
        _highlightResult: { name: { value: "<em>Osk</em>er", matchLevel: "full", matchedWords: ["osk"] } },
      },
    ]);
    expect([categories!.nbHits, articles!.nbHits]).toEqual([0, 0]);
    expect(found!.hits).toHaveLength(4);
    for (const hit of found!.hits) {
      expect(hit).toMatchObject({
        brand: { name: "Osker" },
        price: expect.any(Number),
        _highlightResult: { brand: { name: { matchLevel: "full" } }, name: {} },
      });
    }
    expect(found!.queryID).toMatch(/^[0-9a-f]{32}$/);
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

  test("searches for values of facets, in a batch with searches for records", async () => {
    const { results } = await client.search({
      requests: [
        { indexName: products, type: "facet", facet: "brand.name", facetQuery: "osk", filters: "price >= 1000" },
        { indexName: products, hitsPerPage: 0, facets: ["brand.name"], filters: "price >= 1000" },
        { indexName: products, type: "facet", facet: "brand.name", maxFacetHits: 2 },
      ],
    });
    const [osker, all, top] = results as unknown as [
      FacetValues,
      { facets: Record<string, Record<string, number>> },
      FacetValues,
    ];
    expect(osker.facetHits).toEqual([{ value: "Osker", highlighted: "<em>Osk</em>er", count: all.facets["brand.name"]!.Osker }]);
    expect(top.facetHits).toHaveLength(2);
    expect(top.facetHits[0]!.count).toBeGreaterThanOrEqual(top.facetHits[1]!.count);
  });

  test("searches for values of facets whose query an older client sends among the parameters, as an object or encoded", async () => {
    const facet = { indexName: products, type: "facet", facet: "brand.name" };
    const params = { facetQuery: "osk", maxFacetHits: 1, highlightPreTag: "<b>", highlightPostTag: "</b>", hitsPerPage: 5 };
    const encoded = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
    const { status, json } = await post("/indexes/*/queries", {
      requests: [
        { ...facet, params },
        { ...facet, params: encoded },
      ],
    });
    expect(status).toBe(200);
    const [first, second] = json.results;
    expect(first.facetHits).toEqual([{ value: "Osker", highlighted: "<b>Osk</b>er", count: expect.any(Number) }]);
    expect(second.facetHits).toEqual(first.facetHits);
    const wrong = await post("/indexes/*/queries", { requests: [{ ...facet, params: "facetQuery=osk&nonsense=1" }] });
    expect(wrong.status).toBe(400);
  });

  test("a parameter is refused in Algolia's words, by its name", async () => {
    const refused = async (searchParams: object) =>
      full.searchSingleIndex({ indexName: products, searchParams }).then(
        () => "taken",
        (error: Error) => error.message,
      );
    expect(await refused({ aroundLatLng: "1,1" })).toBe("Unknown parameter: aroundLatLng");
    expect(await refused({ query: "", nosuch: 1, other: 2 })).toBe("Unknown parameter: nosuch, other");
    expect(await refused({ hitsPerPage: "many" })).toMatch(/^Invalid value for "hitsPerPage" parameter: /);
  });

  test("an unknown index rejects with Algolia's message and status", async () => {
    const unknown = client.searchForHits({ requests: [{ indexName: "tt_nz_nothing" }] });
    await expect(unknown).rejects.toMatchObject({ name: "ApiError", status: 404, message: "Index tt_nz_nothing does not exist" });
  });

  test("a filter that cannot be understood rejects, and so does a parameter that is not heeded", async () => {
    const rejection = (request: object) =>
      client.search({ requests: [{ indexName: products }, { indexName: products, ...request }] }).catch((error) => error);
    expect(await rejection({ filters: "fit:" })).toMatchObject({ status: 400, message: "filters: Unexpected end of filter" });
    expect(await rejection({ aroundLatLng: "1,2" })).toMatchObject({
      status: 400,
      message: expect.stringContaining("aroundLatLng"),
    });
  });
});

interface FacetValues {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[];
}

describe("the full client", () => {
  test("searches one index, as a batch would", async () => {
    const searchParams = { query: "osker", filters: "isDiscounted:true", hitsPerPage: 3 };
    const one = await full.searchSingleIndex({ indexName: products, searchParams });
    const { results } = await full.searchForHits({ requests: [{ indexName: products, ...searchParams }] });
    expect(one.hits).toHaveLength(3);
    expect({ ...one, processingTimeMS: 1 }).toEqual({ ...results[0], processingTimeMS: 1 });
  });

  test("is answered the parts that it names alone", async () => {
    const searchParams = { query: "osker", hitsPerPage: 1, responseFields: ["hits", "nbHits", "nothing"] };
    const one = await full.searchSingleIndex({ indexName: products, searchParams });
    expect(Object.keys(one)).toEqual(["hits", "nbHits"]);
    const encoded = await post(`/indexes/${products}/query`, { params: 'query=osker&responseFields=["nbHits"]' });
    expect(encoded.json).toEqual({ nbHits: one.nbHits });
    const all = await full.searchSingleIndex({ indexName: products, searchParams: { ...searchParams, responseFields: ["*"] } });
    expect(all).toMatchObject({ ...one, page: 0, query: "osker" });
    const browsed = await full.browse({ indexName: products, browseParams: { hitsPerPage: 1, responseFields: ["hits"] } });
    expect(Object.keys(browsed)).toEqual(["hits", "cursor"]);
  });

  test("reads records by id", async () => {
    const { results } = await full.getObjects({
      requests: [
        { indexName: products, objectID: "100003", attributesToRetrieve: ["brand.name"] },
        { indexName: products, objectID: "nope" },
      ],
    });
    expect(results).toEqual([{ objectID: "100003", brand: { name: expect.any(String) } }, null]);
    const record = await full.getObject({ indexName: products, objectID: "100003", attributesToRetrieve: ["name"] });
    expect(record).toEqual({ objectID: "100003", name: expect.any(String) });
    await expect(full.getObject({ indexName: products, objectID: "nope" })).rejects.toMatchObject({
      status: 404,
      message: "ObjectID does not exist",
    });
  });

  test("learns whether there is an index", async () => {
    expect(await full.indexExists({ indexName: products })).toBe(true);
    expect(await full.indexExists({ indexName: "tt_nz_nothing" })).toBe(false);
    expect(await full.getSettings({ indexName: products })).toEqual({ hitsPerPage: 20, maxValuesPerFacet: 100 });
  });

  test("searches for the values of a facet", async () => {
    const search = (facetName: string) =>
      full.searchForFacetValues({ indexName: products, facetName, searchForFacetValuesRequest: { facetQuery: "vol" } });
    expect((await search("brand.name")).facetHits).toEqual([
      { value: "Volt", highlighted: "<em>Vol</em>t", count: expect.any(Number) },
    ]);
    await expect(search("description")).rejects.toMatchObject({ status: 400, message: expect.stringContaining("description") });
  });
});

describe("what older clients send", () => {
  test("JSON as a form, with parameters encoded and facets as a text", async () => {
    const params = new URLSearchParams({ query: "osker", hitsPerPage: "2", facets: '["fit"]', tagFilters: "" }).toString();
    const requests = [
      { indexName: products, params },
      { indexName: products, params: { query: "osker", hitsPerPage: 2, facets: "fit" } },
    ];
    for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
      const { status, json } = await post("/indexes/*/queries", { requests }, type);
      expect(status).toBe(200);
      const [first, second] = json.results;
      expect(first).toMatchObject({ hits: [{}, {}], facets: { fit: {} } });
      expect([second.hits, second.facets]).toEqual([first.hits, first.facets]);
    }
  });
});

describe("refusals have Algolia's body", () => {
  test.each<[number, string, unknown]>([
    [400, "/indexes/*/queries", { requests: [] }],
    [400, "/indexes/*/queries", { requests: [{ indexName: products, query: 1 }] }],
    [400, "/indexes/*/queries", { requests: Array.from({ length: 16 }, () => ({ indexName: products, hitsPerPage: 1000 })) }],
    [400, "/indexes/*/queries", { requests: [{ indexName: products, hitsPerPage: 1001 }] }],
    [400, "/indexes/*/queries", { requests: [{ indexName: products, params: "hitsPerPage=1001" }] }],
    [400, `/indexes/${products}/query`, { offset: 0, length: 1001 }],
    [400, `/indexes/${products}/query`, { params: "hitsPerPage=-1" }],
    [400, `/indexes/${products}/query`, { getRankingInfo: true }],
    [400, `/indexes/${products}/browse`, { hitsPerPage: 1001 }],
    [400, "/indexes/*/queries", { requests: [{ indexName: products }], strategy: "stopIfEnoughMatches" }],
    [400, `/indexes/${products}/query`, { typoTolerance: false }],
    [404, `/indexes/${products}/queries`, { requests: [{ indexName: products }] }],
    [404, "/indexes/*/recommendations", { requests: [] }],
  ])("%i for %s %j", async (status, path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ status, message: expect.any(String) });
  });
});

describe("the insights client", () => {
  const common = { index: products, userToken: "anonymous-1", objectIDs: ["104200"] };
  const queryID = "0123456789abcdef0123456789abcdef";

  test("tells views, clicks, and what was added and bought after a search", async () => {
    const events = [
      { ...common, eventType: "view" as const, eventName: "Products Viewed" },
      { ...common, eventType: "click" as const, eventName: "Product Clicked", queryID, positions: [3] },
      {
        ...common,
        eventType: "conversion" as const,
        eventSubtype: "purchase" as const,
        eventName: "Order Placed",
        objectData: [{ price: 139.13, quantity: 1, queryID }],
        currency: "NZD",
        value: 139.13,
      },
    ];
    expect(await insights.pushEvents({ events })).toEqual({ status: 200, message: "OK" });
    expect(told).toMatchObject(events);
  });

  test("what a clock tells that is ahead has happened by now", async () => {
    const tellsAt = { ...common, eventType: "view" as const, eventName: "Products Viewed" };
    const ahead = Date.now() + 31 * 60 * 1000;
    expect(await insights.pushEvents({ events: [{ ...tellsAt, timestamp: ahead }] })).toMatchObject({ status: 200 });
    const { timestamp } = told.at(-1) as { timestamp: number };
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000);
  });

  test.each([
    ["a click in an answer without its position", { eventType: "click", eventName: "Clicked", queryID }],
    ["positions that are not those of the objects", { eventType: "click", eventName: "Clicked", queryID, positions: [1, 2] }],
    ["a user token with an address in it", { eventType: "view", eventName: "Viewed", userToken: "mere@example.co.nz" }],
    ["a moment five days ago", { eventType: "view", eventName: "Viewed", timestamp: Date.now() - 5 * 24 * 60 * 60 * 1000 }],
    ["a subtype of a view", { eventType: "view", eventName: "Viewed", eventSubtype: "purchase" }],
  ])("%s is refused", async (_, wrong) => {
    const before = told.length;
    const { status, json } = await post("/events", { events: [{ ...common, ...wrong }] }, "text/plain");
    expect([status, json.status]).toEqual([400, 400]);
    expect(json.message).toBeTruthy();
    expect(told).toHaveLength(before);
  });
});
