import { describe, expect, test } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { searchIndexName } from "#domain/search/index-name.ts";

import { suggestionRequests } from "../../features/search/suggestions.ts";
import { createStore } from "../create-store.ts";
import { recommendationsApi } from "./recommendations-api.ts";

type Answers = Record<string, () => unknown>;

/** Asks what the error page at a path recommends. @returns the answer, and the calls that were made for it */
async function ask(answers: Answers, path = "/brands/osker/gone") {
  const calls: { name: string; input: unknown }[] = [];
  const call = (async (name: string, input: unknown) => {
    calls.push({ name, input });
    return answers[name]!();
  }) as unknown as CallFunction;
  const store = createStore({ call }, { shop: { country: "au", origin: "https://shop.test", renderedAt: 0, year: 1970 } });
  return { calls, answer: await store.dispatch(recommendationsApi.endpoints.errorPageRecommendations.initiate(path)) };
}

const hit = (id: number) => ({
  objectID: `${id}`,
  id: `${id}`,
  name: "Court Low",
  path: `/products/osker/court-low-${id}`,
  brand: { id: "osker", name: "Osker" },
  colourName: "Chalk",
  swatch: "#eeeeee",
  price: 18_000,
  erpOriginalPrice: 18_000,
  productGallery: [],
  siblingProducts: [],
  variants: [],
});
const content = { id: "osker", type: "Brand", products: { mode: "membership" } };
const found = (count: number) => ({ results: [{ hits: Array.from({ length: count }, (_, index) => hit(index)) }] });

describe("what an error page recommends", () => {
  test("ERRP-13 is asked of the service and in the form of the site's search, for the content of the page's path", async () => {
    const { calls, answer } = await ask({ "content.errorPage": () => ({ content }), "search.queries": () => found(3) });
    expect(calls.map(({ name }) => name)).toEqual(["content.errorPage", "search.queries"]);
    expect(calls[0]?.input).toMatchObject({ query: { path: "/brands/osker/gone" } });
    const { body } = calls[1]!.input as { body: { requests: Record<string, unknown>[] } };
    const { requests } = body;
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      indexName: searchIndexName("au", "products_recommended"),
      query: "",
      hitsPerPage: 15,
      facetFilters: ["visibleIn.brand:true", "brand.id:osker"],
      ruleContexts: ["brand-osker"],
      attributesToHighlight: [],
    });
    const [site] = suggestionRequests("court", "au").slice(-1);
    expect(requests[0]?.attributesToRetrieve).toEqual(site?.attributesToRetrieve);
    expect(answer.data).toHaveLength(3);
    expect(answer.data?.[0]).toMatchObject({ id: "0", name: "Court Low", brand: "Osker" });
  });

  test("ERRP-20 is the first 15 hits, in their order, even of a search that gives more", async () => {
    const { answer } = await ask({ "content.errorPage": () => ({ content }), "search.queries": () => found(40) });
    expect(answer.data?.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => String(index)));
  });

  test("ERRP-07 is nothing, and nothing is searched for, where there is no content", async () => {
    const { calls, answer } = await ask({ "content.errorPage": () => ({ content: null }) });
    expect(answer.data).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test.each(["content.errorPage", "search.queries"])("is an error where %s fails, and nothing is thrown", async (broken) => {
    const failure = { status: 503, code: "ServiceUnavailable", message: "Try again." };
    const { answer } = await ask({
      "content.errorPage": () => ({ content }),
      "search.queries": () => found(3),
      [broken]: () => {
        throw failure;
      },
    });
    expect(answer.error).toEqual(failure);
  });
});
