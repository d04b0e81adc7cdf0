import { createAlgoliaRecommend } from "@tread/storefront/server/habits/algolia-recommend.ts";
import { createRecommendations } from "@tread/storefront/server/habits/recommendations.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AlgoliaStub, startAlgoliaStub, stubKeys } from "./algolia-stub.ts";

let stub: AlgoliaStub;
beforeAll(async () => {
  stub = await startAlgoliaStub();
  const client = { headers: { "x-algolia-application-id": stubKeys.appId, "x-algolia-api-key": stubKeys.write } };
  await fetch(`${stub.url}/1/indexes/live_nz_products/settings`, { ...client, method: "PUT", body: "{}" });
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.isAway = false;
  stub.isSilent = false;
  stub.recommended.clear();
});

/** What the shop answers that product `a` is related to. Its own recommender names `own`; product `gone` it does not show. */
async function relatedTo(relation: "boughtTogether" | "alternatives", { own = ["own"], patience = 5_000 } = {}) {
  const failures: string[] = [];
  const hosted = createAlgoliaRecommend(
    {
      appId: stubKeys.appId,
      searchKey: stubKeys.search,
      indexPrefix: "live_",
      url: stub.url,
      eventsUrl: `${stub.url}/1/events`,
    },
    patience,
  );
  const service = createRecommendations({
    embedded: { boughtTogether: async () => own, alternatives: async () => own },
    hosted,
    isShown: (_, id) => id !== "gone",
    onError: (error) => failures.push(String(error)),
  });
  const input = { params: { id: "a" }, query: { relation }, body: undefined };
  const { ids } = await service["products.related"](input, { country: "nz", requestId: "test", clientAddress: "" });
  return { ids, failures };
}

test("Recommend is asked for what is bought together and for what to take instead, each of its model", async () => {
  stub.recommended.set("bought-together a", ["sock"]).set("related-products a", ["shoe"]);
  expect((await relatedTo("boughtTogether", { own: [] })).ids).toEqual(["sock"]);
  expect((await relatedTo("alternatives", { own: [] })).ids).toEqual(["shoe"]);
  const request = {
    indexName: "live_nz_products",
    objectID: "a",
    threshold: 0,
    maxRecommendations: 20,
    queryParameters: { attributesToRetrieve: ["objectID"] },
  };
  expect(stub.askedToRecommend.slice(-2)).toEqual([
    { ...request, model: "bought-together" },
    { ...request, model: "related-products" },
  ]);
});

test("what it says stands in its order, without the product itself and what the shop does not show, then the shop's own", async () => {
  stub.recommended.set("bought-together a", ["z", "gone", "m", "a", "b"]);
  expect(await relatedTo("boughtTogether", { own: ["b", "y", "gone"] })).toEqual({ ids: ["z", "m", "b", "y"], failures: [] });
});

test("where it says enough the shop's own is left out", async () => {
  const many = Array.from({ length: 20 }, (_, index) => `t${index}`);
  stub.recommended.set("bought-together a", many);
  expect((await relatedTo("boughtTogether")).ids).toEqual(many);
});

test("the shop's own stands in while it is away, is silent, or has not learnt the model", async () => {
  expect(await relatedTo("alternatives")).toMatchObject({ ids: ["own"], failures: [expect.stringContaining("does not exist")] });
  stub.isAway = true;
  expect(await relatedTo("boughtTogether")).toMatchObject({ ids: ["own"], failures: [expect.any(String)] });
  stub.isSilent = true;
  const silent = await relatedTo("boughtTogether", { patience: 50 });
  expect(silent).toMatchObject({ ids: ["own"], failures: [expect.stringContaining("50 ms")] });
});
