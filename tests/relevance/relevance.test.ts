import { demoCatalogue } from "@tread/storefront/server/catalogue/demo-catalogue.fixture.ts";
import { createCatalogueIndexes } from "@tread/storefront/server/search/catalogue-indexes.ts";
import { createSearch } from "@tread/storefront/server/search/search.ts";
import { shopMeanings, shopSynonyms, shopUses } from "@tread/storefront/server/search/shop-synonyms.ts";
import { expect, test } from "vitest";
import { heldOutQueries } from "./held-out-queries.ts";
import { ndcgAtTen } from "./judge.ts";
import { judgedQueries } from "./judged-queries.ts";
import { meanOf, measureRelevance } from "./measure-relevance.ts";

test("what shoppers type finds what they mean: NDCG@10 is 0.95 at least, 0.84 of what was held out, and none finds nothing", async () => {
  const measured = await measureRelevance();
  // Their word stands in the name of a kind of shoe, and is that of what has no sleeves too.
  const tops = ["tops", "best selling tops", "long sleeve top"];
  // Their word stands in the pitch of something else.
  const named = ["thermos", "socks and caps", "half price sneakers", "50% off", "off road shoes"];
  const poor = measured.filter(({ query, ndcg }) => [...tops, ...named].includes(query) && ndcg < 0.95);
  expect(poor).toEqual([]);
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150);
  expect(heldOutQueries.length).toBeGreaterThanOrEqual(60);
  expect(measured.filter(({ found }) => found === 0).map(({ query }) => query)).toEqual([]);
  expect(meanOf(measured, "judged")).toBeGreaterThanOrEqual(0.95);
  expect(meanOf(measured, "held out")).toBeGreaterThanOrEqual(0.84);
});

test("every word that the shop gives a meaning finds something, also where only what it means is sold", async () => {
  const products = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const search = createSearch({ indexes: createCatalogueIndexes(products, products) });
  const context = { country: "nz", requestId: "relevance", clientAddress: "" } as const;
  const words = new Set([...shopSynonyms.flat(), ...Object.keys(shopMeanings), ...Object.keys(shopUses)]);
  const found = await Promise.all(
    [...words].map(async (query) => {
      const requests = [{ indexName: "tt_nz_products", query, hitsPerPage: 1, attributesToHighlight: [] }];
      const { results } = await search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context);
      return [query, results[0]?.nbHits] as const;
    }),
  );
  expect(found.filter(([, hits]) => !hits)).toEqual([]);
});

test("what is not sold finds what is near, is told as left out, and is never taken for a slip in an unlike word", async () => {
  const products = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const search = createSearch({ indexes: createCatalogueIndexes(products, products) });
  const context = { country: "nz", requestId: "relevance", clientAddress: "" } as const;
  const read = async (query: string) => {
    const requests = [{ indexName: "tt_nz_products", query, hitsPerPage: 1, attributesToHighlight: [] }];
    const { results } = await search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context);
    const [{ nbHits, correctedQuery, queryAfterRemoval } = { nbHits: 0 }] = results;
    return { isFound: nbHits > 0, correctedQuery, queryAfterRemoval };
  };
  // Within a letter or two of line, bralette, headwind, rose, kiln, caps, cloister, gold, the beginning of market, and socks.
  const near = ["linen", "bracelet", "headband", "robe", "rope", "kilt", "cape", "clogs", "golf", "mask", "jocks"];
  for (const query of [...near, "scarves", "bikini", "necklace"]) {
    const told = { isFound: true, correctedQuery: undefined, queryAfterRemoval: `<em>${query}</em>` };
    expect(await read(query), query).toEqual(told);
  }
  // The number of a model, and no price up to which it would be asked for.
  expect(await read("air max 90")).toMatchObject({ isFound: true, queryAfterRemoval: "<em>air</em> <em>max</em> <em>90</em>" });
  expect(await read("linen shirt")).toMatchObject({ correctedQuery: undefined, queryAfterRemoval: "<em>linen</em> shirt" });
});

test("every query is judged once", () => {
  const queries = [...judgedQueries, ...heldOutQueries].map(({ query }) => query);
  expect(queries.filter((query, i) => queries.indexOf(query) !== i)).toEqual([]);
});

test("gain falls with the place, and the best order there could be is 1", () => {
  expect(ndcgAtTen([3, 1, 0], [0, 1, 3])).toBe(1);
  expect(ndcgAtTen([1, 3], [3, 1])).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
  expect(ndcgAtTen([], [3])).toBe(0);
});
