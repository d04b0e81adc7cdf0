import { describe, expect, test } from "vitest";
import { listingApi } from "../../features/listing/listing-api.ts";
import type { ListingResults } from "../../features/listing/listing-results.ts";
import { sampleProduct } from "../../features/product/product.fixture.ts";
import { toTileProduct } from "../../features/product/tile-product.ts";
import { frameApi } from "../../features/shop/frame-api.ts";
import { createStore } from "../../shell/create-store.ts";
import type { AppState } from "./app-state.ts";
import { serialiseState } from "./serialise-state.ts";

const services = { call: () => Promise.reject(new Error("nothing is asked for")) };
const shop = { country: "nz", origin: "https://shop.test", renderedAt: 1, year: 1970 } as const;
const address = { path: "/categories/shoes", search: "" };
const results: ListingResults = {
  products: ["</script>", "Court Low"].map((name, index) => toTileProduct(sampleProduct({ id: `10420${index}`, name }))),
  total: 2,
  page: 1,
  pages: 1,
  facetCounts: {},
  priceRange: null,
  queryId: "q\u2028",
  leftOut: [],
  correctedQuery: null,
  redirect: null,
  index: "tt_nz_products",
};

async function listingStore() {
  const store = createStore(services, { shop });
  await store.dispatch(listingApi.util.upsertQueryData("listing", address, results));
  return store;
}

describe("the state that goes with a page", () => {
  test("is the same in the store that starts from it", async () => {
    const state = (await listingStore()).getState();
    const there = createStore(services, JSON.parse(serialiseState(state)) as Partial<AppState>).getState();
    expect(listingApi.endpoints.listing.select(address)(there).data).toEqual(results);
    const { api: _, ...slices } = there;
    const { api: __, ...sent } = state;
    expect(slices).toEqual(sent);
  });

  test("is not asked for again", async () => {
    const sent = serialiseState((await listingStore()).getState());
    const there = createStore(services, JSON.parse(sent) as Partial<AppState>);
    const { data, error } = await there.dispatch(listingApi.endpoints.listing.initiate(address, { subscribe: false }));
    expect([data?.total, error]).toEqual([2, undefined]);
  });

  test("ends no script element and has no line separators", async () => {
    expect(serialiseState((await listingStore()).getState())).not.toMatch(/[<\u2028\u2029]/);
  });

  test("leaves out answers that failed", async () => {
    const store = createStore(services, { shop });
    await store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
    expect(JSON.parse(serialiseState(store.getState()))).toMatchObject({ api: { queries: {} }, shop });
  });
});
