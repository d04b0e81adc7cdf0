import { describe, expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { createStore } from "../../shell/create-store.ts";
import { popularApi } from "../tiles/popular-api.ts";
import { sampleProduct } from "./product.fixture.ts";
import { recommendationsApi } from "./recommendations-api.ts";

type Request = { facetFilters: unknown[]; hitsPerPage: number };

function shop(ids: readonly string[], soldOut: readonly string[] = [], together: readonly string[] = []) {
  const requests: Request[] = [];
  const hits = ids.map((id) => ({ objectID: id, ...sampleProduct({ id, soldOut: soldOut.includes(id) }) }));
  const call = (async (
    name: string,
    { params, body }: { params: unknown; body: { requests: Request[]; objectIds: string[] } },
  ) => {
    if (name === "products.related") return { ids: together };
    if (name === "search.objects") {
      expect(params).toEqual({ index: "tt_nz_products" });
      const recordOf = (id: string) => ({ objectID: id, ...sampleProduct({ id, soldOut: soldOut.includes(id) }) });
      return { data: { results: body.objectIds.map((id) => (id === "gone" ? null : recordOf(id))) } };
    }
    requests.push(...body.requests);
    return { results: [{ hits: hits.slice(0, body.requests[0]!.hitsPerPage) }] };
  }) as unknown as CallFunction;
  const store = createStore({ call }, { shop: { country: "nz", origin: "https://shop.test", renderedAt: 0, year: 1970 } });
  return { store, requests };
}
const { recommendations, alternatives } = recommendationsApi.endpoints;
const { popular } = popularApi.endpoints;
const many = Array.from({ length: 30 }, (_, index) => String(index));

describe("recommendations", () => {
  test("PDP-11 are of products in states current and evergreen only, whatever they are for", async () => {
    const { store, requests } = shop(many);
    await store.dispatch(recommendations.initiate({ productId: "1", departmentId: "men", kindId: "men-shoes" }));
    await store.dispatch(popular.initiate());
    await store.dispatch(alternatives.initiate({ productId: "3", categoryId: "sneakers" }));
    expect(requests).toHaveLength(3);
    for (const { facetFilters } of requests) expect(facetFilters).toContainEqual(["state:current", "state:evergreen"]);
  });

  test("CONF-38 are ten at most", async () => {
    const { store } = shop(many);
    expect(
      (await store.dispatch(recommendations.initiate({ productId: "1", departmentId: "men", kindId: "men-shoes" }))).data,
    ).toHaveLength(10);
    expect((await store.dispatch(popular.initiate())).data).toHaveLength(10);
    expect((await store.dispatch(alternatives.initiate({ productId: "3", categoryId: "x" }))).data).toHaveLength(10);
  });

  test("to go with a product are of its department and of another kind", async () => {
    const { store, requests } = shop(many);
    await store.dispatch(recommendations.initiate({ productId: "1", departmentId: "men", kindId: "men-shoes" }));
    expect(requests[0]?.facetFilters).toEqual(expect.arrayContaining(["categoryIds:men", "categoryIds:-men-shoes"]));
  });

  test("SRAPI-03 SRAPI-04 to go with a product are first what is bought with it and can be had, then what the rule finds, none twice", async () => {
    const { store } = shop(many, ["21"], ["20", "21", "gone", "5"]);
    const { data } = await store.dispatch(recommendations.initiate({ productId: "2", departmentId: "men", kindId: "shoes" }));
    expect(data?.map(({ id }) => id)).toEqual(["20", "5", "0", "1", "3", "4", "6", "7", "8", "9"]);
  });

  test("in place of a product that is gone is first what others took, then the same kind", async () => {
    const { store } = shop(many, ["1"], ["20", "1", "3"]);
    const { data } = await store.dispatch(alternatives.initiate({ productId: "3", categoryId: "sneakers" }));
    expect(data?.map(({ id }) => id)).toEqual(["20", "0", "2", "4", "5", "6", "7", "8", "9", "10"]);
  });

  test("in place of a product that is gone are neither it nor what is sold out", async () => {
    const { store } = shop(many, ["1", "2"]);
    const { data } = await store.dispatch(alternatives.initiate({ productId: "3", categoryId: "sneakers" }));
    expect(data?.map(({ id }) => id)).toEqual(["0", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
  });
});
