import { algoliasearch } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { request } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

const products = "tt_nz_products";
/** All that a client is told of the shop: where its search is. */
const options = (country: string) => ({
  hosts: [{ url: `${new URL(server.origin).host}/${country}/search`, accept: "readWrite" as const, protocol: "http" as const }],
});

describe.each([
  ["lite", () => liteClient("shop", "public", options("nz"))],
  ["full", () => algoliasearch("shop", "public", options("nz"))],
] as const)("Algolia's %s client against the running server", (_, connect) => {
  test("SRAPI-02 gets a batch answered", async () => {
    const { results } = await connect().searchForHits({
      requests: [
        { indexName: products, query: "court", hitsPerPage: 1, facets: ["brand.name"], filters: "brand.name:Osker" },
        { indexName: "tt_nz_brands", query: "osker" },
      ],
    });
    expect(results.map(({ index, nbHits, hits }) => [index, nbHits, hits.length])).toEqual([
      [products, 2, 1],
      ["tt_nz_brands", 1, 1],
    ]);
    expect(results[0]!.facets).toEqual({ "brand.name": { Osker: 2 } });
  });

  test("SRAPI-03 SRAPI-04 looks products up by id as the shop does", async () => {
    const answer = await connect().customPost({
      path: `indexes/${products}/objects`,
      body: { objectIds: ["104202", "nothing"] },
    });
    expect(answer).toMatchObject({ data: { results: [{ objectID: "104202" }, null] } });
  });

  test("is told of a mistake by message and status", async () => {
    const asked = connect().search({
      requests: [
        { indexName: products, hitsPerPage: 1000 },
        { indexName: products, hitsPerPage: 1 },
      ],
    });
    await expect(asked).rejects.toMatchObject({ name: "ApiError", status: 400, message: expect.stringContaining("1001") });
  });
});

test("the other country's search answers from the other country's indexes", async () => {
  const client = liteClient("shop", "public", options("au"));
  const { results } = await client.searchForHits({ requests: [{ indexName: "tt_au_products" }] });
  expect(results[0]!.nbHits).toBeGreaterThan(0);
  await expect(client.searchForHits({ requests: [{ indexName: products }] })).rejects.toMatchObject({ status: 404 });
});

test("a small request never brings a large answer", async () => {
  const requests = Array.from({ length: 16 }, () => ({ indexName: products, hitsPerPage: 1000 }));
  for (const path of ["/nz/search/indexes/*/queries", "/nz/search/1/indexes/*/queries"]) {
    const { status, json } = await request(server.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ requests }),
    });
    expect([status, json]).toEqual([400, { code: "TooManyHits", message: expect.stringContaining("16000"), status: 400 }]);
  }
});

test.each(["numericFilters", "facetFilters", "filters"])("%s of nothing but spaces takes no time", async (name) => {
  const started = performance.now();
  const { status } = await request(`${server.origin}/nz/search/indexes/*/queries`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ requests: [{ indexName: products, [name]: `a${" ".repeat(3_300)}b` }] }),
  });
  expect(status).toBe(200);
  expect(performance.now() - started).toBeLessThan(5_000);
});
