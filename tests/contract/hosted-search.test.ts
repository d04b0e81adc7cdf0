import { askHostedSearch } from "@tread/storefront/app/platform/api/ask-hosted-search.ts";
import { callOverHttp } from "@tread/storefront/app/platform/api/call-over-http.ts";
import { calls } from "@tread/storefront/contract/calls.ts";
import { searchSync } from "@tread/storefront/contract/catalogue.ts";
import { type HostedSearch, hostedEventsAddress } from "@tread/storefront/domain/search/hosted-search.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AlgoliaStub, startAlgoliaStub, stubKeys } from "./algolia-stub.ts";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { request, send, type WireInput } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let stub: AlgoliaStub;
let server: RunningServer;
let hosted: HostedSearch;
beforeAll(async () => {
  stub = await startAlgoliaStub();
  const variables = {
    ALGOLIA_APP_ID: stubKeys.appId,
    ALGOLIA_SEARCH_KEY: stubKeys.search,
    ALGOLIA_WRITE_KEY: stubKeys.write,
    ALGOLIA_URL: stub.url,
    ALGOLIA_INDEX_PREFIX: "live_",
    ALGOLIA_RECOMMEND: "on",
  };
  server = await startServer(smallShop, variables, await builtPages());
  hosted = {
    appId: stubKeys.appId,
    searchKey: stubKeys.search,
    indexPrefix: "live_",
    url: stub.url,
    eventsUrl: `${stub.url}/1/events`,
  };
});
afterAll(async () => {
  await server.stop();
  await stub.close();
});

const soon = { timeout: 8_000, interval: 50 };
const recordOf = (id: string) => stub.indexes.get("live_nz_products")?.records.get(id);
const owner = (path: string, body: unknown) =>
  request(`${server.origin}/catalogue/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${server.ownerToken}` },
    body: JSON.stringify(body),
  });

const replicas = ["name_asc", "name_desc", "newest", "oldest", "price_asc", "price_desc", "recommended"];

test("a shop that starts brings every index there into line: records, settings, replicas, synonyms and rules", async () => {
  await vi.waitFor(() => expect(stub.indexes.get("live_au_articles")?.records.size).toBe(1), soon);
  expect([...stub.indexes.keys()].toSorted()).toEqual(
    ["au", "nz"].flatMap((country) =>
      ["articles", "brands", "categories", "products", ...replicas.map((name) => `products_${name}`)].map(
        (name) => `live_${country}_${name}`,
      ),
    ),
  );
  expect([...stub.indexes.get("live_nz_products")!.records.keys()]).toEqual(["104201", "104202"]);
  expect(recordOf("104201")).toMatchObject({ name: "Court 1", price: 18_000, sizes: { elsewhere: ["UK 8", "EU 42", "27 cm"] } });
  const { settings, synonyms } = stub.indexes.get("live_nz_products")!;
  expect(settings).toMatchObject({
    searchableAttributes: expect.arrayContaining(["name", "brand.name", "styleNumber", "id", "sizes.clothing"]),
    attributesForFaceting: expect.arrayContaining(["searchable(brand.name)"]),
    customRanking: ["desc(popularity)"],
    replicas: expect.arrayContaining(replicas.map((name) => `live_nz_products_${name}`)),
    removeWordsIfNoResults: "allOptional",
  });
  expect(synonyms).toContainEqual(expect.objectContaining({ type: "synonym", synonyms: expect.arrayContaining(["hat", "cap"]) }));
  expect(synonyms).toContainEqual(expect.objectContaining({ type: "oneWaySynonym", input: "navy", synonyms: ["blue"] }));
});

test("SRAPI-02 the shop's own call is answered from there, in the shop's names", async () => {
  const body = { requests: [{ indexName: "tt_nz_products", query: "court 2", clickAnalytics: true, facets: ["brand.name"] }] };
  const { status, json } = await send(server.origin, "nz", calls["search.queries"], { body });
  expect(status).toBe(200);
  const [result] = calls["search.queries"].response.parse(json).results;
  expect(result).toMatchObject({ index: "tt_nz_products", nbHits: 1, hits: [{ objectID: "104202" }], queryID: "0".repeat(32) });
  expect(stub.asked.at(-1)).toMatchObject({ indexName: "live_nz_products", query: "court 2" });
  const { indexName, ...params } = body.requests[0]!;
  const wrapped = await send(server.origin, "nz", calls["search.queries"], { body: { requests: [{ indexName, params }] } });
  expect(wrapped.json).toMatchObject({ results: [{ hits: [{ objectID: "104202" }] }] });
  const objects = { params: { index: "tt_nz_products" }, body: { objectIds: ["104202", "nothing"] } };
  const found = await send(server.origin, "nz", calls["search.objects"], objects);
  expect(found.json).toMatchObject({ data: { results: [{ objectID: "104202" }, null] } });
  const missing = await send(server.origin, "nz", calls["search.queries"], { body: { requests: [{ indexName: "tt_nz_hats" }] } });
  expect([missing.status, missing.json]).toMatchObject([404, { code: "IndexNotFound" }]);
});

test("what goes with a product is what Recommend says, as far as the shop sells it", async () => {
  stub.recommended.set("bought-together 104201", ["999", "104202"]);
  const related: WireInput = { params: { id: "104201" }, query: [["relation", "boughtTogether"]] };
  await vi.waitFor(async () => {
    const { status, json } = await send(server.origin, "nz", calls["products.related"], related);
    expect([status, json]).toEqual([200, { ids: ["104202"] }]);
  }, soon);
});

test("the browser asks there itself with the key that only searches, and pages let it; events go there too", async () => {
  const asked = { params: undefined, query: undefined, body: { requests: [{ indexName: "tt_nz_products", query: "court 1" }] } };
  const callShop = callOverHttp(`${server.origin}/nz`);
  const { results } = await askHostedSearch(hosted, callShop, asked);
  expect(results).toMatchObject([{ index: "tt_nz_products", hits: [{ objectID: "104201" }] }]);
  const refused = askHostedSearch(hosted, callShop, { ...asked, body: { requests: [{ indexName: "tt_nz_hats" }] } });
  await expect(refused).rejects.toMatchObject({ status: 404, code: "IndexNotFound" });
  const page = await fetch(`${server.origin}/nz/`, { headers: { accept: "text/html" } });
  expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${stub.url};`);
  expect(await page.text()).not.toContain(stubKeys.write);
  const events = [
    { eventType: "view", eventName: "Products Viewed", index: "live_nz_products", objectIDs: ["104201"], userToken: "a" },
  ];
  const told = await fetch(hostedEventsAddress(hosted), { method: "POST", body: JSON.stringify({ events }) });
  expect([told.status, stub.events]).toEqual([200, events]);
});

test("a price, a size's stock and what is not sold any more are there within two seconds", async () => {
  const within = { timeout: 2_000, interval: 50 };
  expect((await owner("prices", [{ id: "104201", country: "nz", price: 15_500 }])).status).toBe(200);
  await vi.waitFor(() => expect(recordOf("104201")).toMatchObject({ price: 15_500, isDiscounted: false }), within);
  expect((await owner("stock", [{ variantId: "104202-9", country: "nz", qty: 0 }])).status).toBe(200);
  await vi.waitFor(() => expect(recordOf("104202")).toMatchObject({ soldOut: true, sizes: { footwear: [] } }), within);
  expect((await owner("publication", { ids: ["104202"], published: null })).status).toBe(200);
  await vi.waitFor(() => expect(recordOf("104202")).toBeUndefined(), within);
  expect((await owner("publication", { ids: ["104202"], published: { from: null, until: null } })).status).toBe(200);
  await vi.waitFor(() => expect(recordOf("104202")).toBeDefined(), within);
});

test("a service that says nothing is waited for no longer than three seconds", async () => {
  stub.isSilent = true;
  const started = performance.now();
  const body = { requests: [{ indexName: "tt_nz_products", query: "court 2" }] };
  const { status, json } = await send(server.origin, "nz", calls["search.queries"], { body });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect([status, json]).toMatchObject([200, { results: [{ hits: [{ objectID: "104202" }] }] }]);
  stub.isSilent = false;
});

test("while the service is away changes wait, the shop's own index answers with them in it, and nothing is lost", async () => {
  stub.isAway = true;
  expect((await owner("prices", [{ id: "104201", country: "nz", price: 14_000 }])).status).toBe(200);
  const body = { requests: [{ indexName: "tt_nz_products", query: "court 1", clickAnalytics: true }] };
  const { status, json } = await send(server.origin, "nz", calls["search.queries"], { body });
  expect(status).toBe(200);
  const [result] = calls["search.queries"].response.parse(json).results;
  expect(result).toMatchObject({ index: "tt_nz_products", hits: [{ objectID: "104201", price: 14_000 }] });
  expect(result).not.toHaveProperty("queryID");
  const asked = { params: undefined, query: undefined, body };
  expect(await askHostedSearch(hosted, callOverHttp(`${server.origin}/nz`), asked)).toMatchObject({ results: [{ nbHits: 1 }] });
  const listing = await request(`${server.origin}/nz/brands/osker?sort=priceAsc`, { headers: { accept: "text/html" } });
  expect([listing.status, listing.text.includes("Court 1")]).toEqual([200, true]);
  expect(recordOf("104201")).toMatchObject({ price: 15_500 });
  stub.isAway = false;
  await vi.waitFor(() => expect(recordOf("104201")).toMatchObject({ price: 14_000 }), { timeout: 30_000, interval: 100 });
});

test("sync brings there what differs and takes out what the shop does not have", async () => {
  const products = stub.indexes.get("live_nz_products")!;
  products.records.set("999", { objectID: "999", name: "Nobody's" });
  products.records.set("104201", { ...recordOf("104201"), digest: "old", price: 1 });
  const { status, json } = await owner("sync", {});
  expect(status).toBe(200);
  const report = searchSync.parse(json).indexes.find(({ index }) => index === "live_nz_products");
  expect(report).toEqual({ index: "live_nz_products", records: 2, pushed: 1, removed: 1, refused: [] });
  expect([...products.records.keys()].toSorted()).toEqual(["104201", "104202"]);
  expect(recordOf("104201")).toMatchObject({ price: 14_000 });
});
