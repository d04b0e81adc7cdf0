import { calls } from "@tread/storefront/contract/calls.ts";
import { demoShop } from "@tread/storefront/launch/demo-shop.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { send } from "./send.ts";

let server: RunningServer;
beforeAll(async () => {
  const { startArtist: _, ...shop } = demoShop;
  server = await startServer(shop);
});
afterAll(() => server.stop());

test.each(["/categories/men/shoes/sneakers", "/brands/osker", "/products"])(
  "LIST-27 the listing %s is what the resolver says of it and a search by that, and no call of its own",
  async (path) => {
    const resolved = await send(server.origin, "nz", calls["content.resolve"], { query: [["path", path]] });
    const { entity } = calls["content.resolve"].response.parse(resolved.json);
    if (entity?.type !== "listing") throw new Error(`There is no listing at ${path}.`);
    const { products, facetFilters } = entity.data;
    const body = { requests: [{ indexName: `tt_nz_${products.index}`, query: "", facetFilters, hitsPerPage: 48 }] };
    const found = await send(server.origin, "nz", calls["search.queries"], { body });
    const [result] = calls["search.queries"].response.parse(found.json).results;
    expect(result?.hits.length).toBeGreaterThan(0);
    expect(Object.keys(calls).filter((name) => /listing|plp/i.test(name))).toEqual([]);
  },
);
