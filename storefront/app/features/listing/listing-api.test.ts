import { expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import type { CallName } from "#contract/calls.ts";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { personalisationKept } from "../product/personalisations-slice.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { listingApi } from "./listing-api.ts";

const listing = {
  id: "men",
  type: "Category",
  path: "/categories/men",
  products: { index: "products" },
  facetFilters: [],
  facets: [],
};
const hits = ["Osker", "Norvane", "Osker", "Norvane"].map((name, index) => {
  const id = String(index);
  return { objectID: id, ...sampleProduct({ id, brand: { id: name, name } }) };
});
const answers: Partial<Record<CallName, unknown>> = {
  "content.resolve": { entity: { type: "listing", data: listing } },
  "search.queries": { results: [{ index: "tt_nz_products", hits, nbHits: hits.length, page: 0, nbPages: 1, facets: {} }] },
};

test("LIST-25 a personalisation is kept by its id, and orders the products of listings whose address names it", async () => {
  const store = createStore({ call: (async (name: CallName) => answers[name]) as unknown as CallFunction });
  const personalisation = { preferences: { brand: ["Norvane"] } };
  store.dispatch(personalisationKept({ id: "k3x9zz", personalisation }));
  expect(store.getState().personalisations.byId).toEqual({ k3x9zz: personalisation });
  const idsAt = async (search: string) => {
    const { data } = await store.dispatch(listingApi.endpoints.listing.initiate({ path: listing.path, search }));
    return data?.products.map(({ id }) => id);
  };
  expect(await idsAt("")).toEqual(["0", "1", "2", "3"]);
  expect(await idsAt("?adj=k3x9zz")).toEqual(["1", "3", "0", "2"]);
  // Another's is not known here, and an order that was asked for is kept.
  expect(await idsAt("?adj=abcdef")).toEqual(["0", "1", "2", "3"]);
  expect(await idsAt("?adj=k3x9zz&sort=nameAsc")).toEqual(["0", "1", "2", "3"]);
});

test("the products of a listing are kept as they came, and nobody walks through them to freeze each", async () => {
  const store = createStore({ call: (async (name: CallName) => answers[name]) as unknown as CallFunction });
  const { data } = await store.dispatch(listingApi.endpoints.listing.initiate({ path: listing.path, search: "" }));
  expect([Object.isFrozen(data), Object.isFrozen(data?.products[0])]).toEqual([true, false]);
});

test("a search that finds no product tells of the brands, categories and articles that go by its name", async () => {
  const named = (name: string, ...found: string[]) => ({
    index: `tt_nz_${name}`,
    hits: found.map((each) => ({ objectID: each, name: each, path: `/${name}/${each}` })),
    nbHits: found.length,
  });
  const products = { ...named("products"), page: 0, nbPages: 0, facets: {} };
  const asked: string[] = [];
  const call = (async (name: CallName, input: { body?: { requests: { indexName: string; query: string }[] } }) => {
    if (name !== "search.queries") return answers[name];
    asked.push(...(input.body?.requests ?? []).map(({ indexName, query }) => `${indexName} ${query}`));
    const isOneListing = input.body?.requests.every(({ indexName }) => indexName.includes("products"));
    return {
      results: isOneListing ? [products] : [named("brands", "atelier"), named("categories"), named("articles"), products],
    };
  }) as unknown as CallFunction;
  const answer = await createStore({ call }).dispatch(
    listingApi.endpoints.listing.initiate({ path: listing.path, search: "?q=Atelier" }),
  );
  expect(answer.data?.otherPages).toEqual([{ name: "atelier", path: "/brands/atelier" }]);
  expect(asked).toContain("tt_nz_articles Atelier");
});

test("a search for women's shoes counts and filters their sizes, and no other listing does so for being searched in", async () => {
  const asking = async (id: string, search: string) => {
    const asked: { facets?: string[]; facetFilters?: unknown[] }[] = [];
    const call = (async (name: CallName, input: { body?: { requests: typeof asked } }) => {
      if (name === "content.resolve") return { entity: { type: "listing", data: { ...listing, id, facets: facetsFor("all") } } };
      asked.push(...(input.body?.requests ?? []));
      return answers[name];
    }) as unknown as CallFunction;
    await createStore({ call }).dispatch(listingApi.endpoints.listing.initiate({ path: listing.path, search }));
    return JSON.stringify(asked);
  };
  expect(await asking("search", "?q=womens+boots&footwearSize=8")).toContain("sizes.footwearWomen:8");
  expect(await asking("search", "?q=boots&footwearSize=8")).toContain("sizes.footwear:8");
  expect(await asking("men", "?q=womens+boots&footwearSize=8")).toContain("sizes.footwear:8");
});
