import { createAutocomplete } from "@algolia/autocomplete-core";
import { getAlgoliaResults } from "@algolia/autocomplete-preset-algolia";
import { algoliasearch } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import algoliasearch4 from "algoliasearch4";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import {
  getServerState,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  RefinementList,
  SearchBox,
} from "react-instantsearch";
import aa from "search-insights";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop);
});
afterAll(() => server.stop());

const products = "tt_nz_products";
const searchAt = () => `${new URL(server.origin).host}/nz/search`;
const lite = () => liteClient("shop", "public", { hosts: [{ url: searchAt(), accept: "readWrite", protocol: "http" }] });
const version4 = () => algoliasearch4("shop", "public", { hosts: [{ url: searchAt(), protocol: "http" }] });

test("version 4 of the client searches, one index and several, reads records and values of facets", async () => {
  const client = version4();
  const index = client.initIndex(products);
  const found = await index.search<{ name: string }>("court", {
    facets: "brand.name",
    filters: 'brand.name:"Osker"',
    hitsPerPage: 1,
  } as never);
  expect(found).toMatchObject({ nbHits: 2, facets: { "brand.name": { Osker: 2 } } });
  const { results } = await client.multipleQueries([
    { indexName: products, query: "court" },
    { indexName: "tt_nz_brands" },
  ] as never);
  expect(results.map((one) => (one as { nbHits: number }).nbHits)).toEqual([2, 1]);
  expect(await index.getObject("104202")).toMatchObject({ objectID: "104202" });
  expect((await index.searchForFacetValues("brand.name", "osk")).facetHits).toMatchObject([{ value: "Osker", count: 2 }]);
  await expect(index.search("court", { typoTolerance: false })).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["5", () => lite()],
  ["4", () => version4()],
])("React InstantSearch renders on the server with version %s of the client", async (_, connect) => {
  const refined = { [products]: { query: "court", refinementList: { "brand.name": ["Osker"] } } };
  const page = (serverState?: object) =>
    h(
      InstantSearchSSRProvider,
      serverState as never,
      h(
        InstantSearch,
        { searchClient: connect() as never, indexName: products, initialUiState: refined },
        h(SearchBox),
        h(RefinementList, { attribute: "brand.name", searchable: true, showMore: true }),
        h(Hits, { hitComponent: ({ hit }) => h("p", null, h(Highlight, { attribute: "name", hit })) }),
      ),
    );
  const state = await getServerState(page(), { renderToString });
  const html = renderToString(page(state));
  expect(html).toContain(">Court</mark>");
  expect(html).toMatch(/Osker/);
});

test.each([
  ["5", () => lite()],
  ["4", () => version4()],
])("autocomplete finds what is typed, with version %s of the client", async (_, connect) => {
  const found = new Promise<unknown[]>((resolve) => {
    const { setQuery, refresh } = createAutocomplete({
      id: "site-search",
      environment: globalThis as never,
      getSources: ({ query }) => [
        {
          sourceId: "products",
          getItems: () =>
            getAlgoliaResults({
              searchClient: connect() as never,
              queries: [{ indexName: products, query, params: { hitsPerPage: 3, clickAnalytics: true } }],
            } as never),
        },
      ],
      onStateChange({ state: { status, collections } }) {
        if (status === "idle" && collections.length > 0) resolve(collections[0]!.items);
      },
    });
    setQuery("cour");
    refresh();
  });
  expect(await found).toMatchObject([
    { _highlightResult: { name: { value: expect.stringContaining("__aa-highlight__Cour__/aa-highlight__t") } } },
    { objectID: expect.any(String), __autocomplete_queryID: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
});

test("search-insights tells of views, clicks and purchases", async () => {
  aa("init", { appId: "shop", apiKey: "public", host: `${server.origin}/nz/search` } as never);
  aa("setUserToken", "anonymous-1");
  const common = { index: products, objectIDs: ["104201"], queryID: "0".repeat(32) };
  const sent = [
    aa("viewedObjectIDs", { index: products, eventName: "Products Viewed", objectIDs: ["104201"] }),
    aa("clickedObjectIDsAfterSearch", { ...common, eventName: "Product Clicked", positions: [1] }),
    aa("purchasedObjectIDsAfterSearch", {
      index: products,
      objectIDs: ["104201"],
      eventName: "Order Placed",
      objectData: [{ price: 139.13, quantity: 1, queryID: "0".repeat(32) }],
      currency: "NZD",
    } as never),
  ];
  expect(await Promise.all(sent)).toEqual([true, true, true]);
});

test("both versions of the client browse an index to its end", async () => {
  const hosts = [{ url: searchAt(), accept: "readWrite" as const, protocol: "http" as const }];
  const browsed: string[] = [];
  await algoliasearch("shop", "public", { hosts }).browseObjects({
    indexName: products,
    browseParams: { hitsPerPage: 1, attributesToRetrieve: ["name"] },
    aggregator: ({ hits }) => browsed.push(...hits.map(({ objectID }) => objectID)),
  });
  expect(browsed).toEqual(["104201", "104202"]);
  const older: string[] = [];
  await version4()
    .initIndex(products)
    .browseObjects({ batch: (hits) => older.push(...hits.map(({ objectID }) => objectID)) });
  expect(older).toEqual(browsed);
});
