import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchQueries } from "#contract/search.ts";
import type { SearchRecord } from "#contract/search-index.ts";
import { ApiError } from "#server/api-error.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { sampleIndexes } from "./sample-records.fixture.ts";
import { createSearch, type SearchService } from "./search.ts";
import type { SearchRequest } from "./wire.ts";

const context = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" } as const;

async function run(search: SearchService, ...requests: SearchRequest[]) {
  const answer = await search["search.queries"]({ body: { requests }, params: undefined, query: undefined }, context);
  return answer.results;
}
const ids = (result: { hits: { objectID: string }[] }): string[] => result.hits.map((hit) => hit.objectID);

/** An index over plain records, ranked by id unless told otherwise. */
function indexOf(records: readonly SearchRecord[], more: Partial<IndexDefinition> = {}): SearchService {
  return createSearch({
    indexes: [
      {
        name: "things",
        country: "nz",
        records,
        searchable: ["name"],
        facets: ["brand.name", "tags", "flag", "price"],
        ranking: [],
        ...more,
      },
    ],
  });
}

describe("filters, counts and pages against a plain reading of the rules", () => {
  const tag = fc.constantFrom("a", "b", "c", "d:e", "-f");
  const record = fc.record({
    brand: fc.record({ name: fc.constantFrom("Osker", "Volt", "Rātā") }),
    tags: fc.uniqueArray(tag, { maxLength: 3 }),
    flag: fc.boolean(),
    price: fc.option(fc.integer({ min: 0, max: 9 })),
    popularity: fc.integer({ min: 0, max: 3 }),
  });
  const catalogue = fc
    .array(record, { maxLength: 70 })
    .map((list) => list.map((item, i) => ({ ...item, objectID: `r${String(i).padStart(2, "0")}` })));

  type Plain = {
    objectID: string;
    brand: { name: string };
    tags: string[];
    flag: boolean;
    price: number | null;
    popularity: number;
  };
  type Test<T> = { filter: string; holds: (record: T) => boolean };
  const written = (value: string): string => (value.startsWith("-") ? `\\${value}` : value);
  const facetTest: fc.Arbitrary<Test<Plain>> = fc.oneof(
    fc.tuple(tag, fc.boolean()).map(([value, not]) => ({
      filter: not ? `tags:-${value}` : `tags:${written(value)}`,
      holds: (item: Plain) => item.tags.includes(value) !== not,
    })),
    fc.tuple(fc.constantFrom("Osker", "Volt", "Nobody"), fc.boolean()).map(([value, not]) => ({
      filter: `brand.name:${not ? "-" : ""}${value}`,
      holds: (item: Plain) => (item.brand.name === value) !== not,
    })),
    fc.boolean().map((value) => ({ filter: `flag:${value}`, holds: (item: Plain) => item.flag === value })),
    fc.constant({ filter: "unknown:x", holds: () => false }),
  );
  const numericTest: fc.Arbitrary<Test<Plain>> = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).map(([from, to]) => ({
      filter: `price:${from} TO ${to}`,
      holds: (item: Plain) => item.price !== null && item.price >= from && item.price <= to,
    })),
    fc.tuple(fc.constantFrom(">=", "<", "!="), fc.integer({ min: 0, max: 9 })).map(([operator, bound]) => ({
      filter: `price${operator}${bound}`,
      holds: ({ price }: Plain) =>
        price !== null && (operator === ">=" ? price >= bound : operator === "<" ? price < bound : price !== bound),
    })),
  );
  const groups = (tests: fc.Arbitrary<Test<Plain>>) =>
    fc.array(fc.array(tests, { minLength: 1, maxLength: 3 }), { maxLength: 3 });
  const passes = (item: Plain, tests: Test<Plain>[][]): boolean => tests.every((group) => group.some((one) => one.holds(item)));
  const wire = (tests: Test<Plain>[][]) =>
    tests.map((group) => (group.length === 1 ? group[0]!.filter : group.map((one) => one.filter)));

  test("every page, every count and every statistic is what filtering one by one gives", async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        groups(facetTest),
        groups(numericTest),
        fc.integer({ min: 1, max: 20 }),
        async (records, facet, numeric, hitsPerPage) => {
          const search = indexOf(records, { ranking: [{ attribute: "popularity", direction: "desc" }] });
          const expected = records
            .filter((item) => passes(item, facet) && passes(item, numeric))
            .sort((a, b) => b.popularity - a.popularity || (a.objectID < b.objectID ? -1 : 1));
          const params = { facetFilters: wire(facet), numericFilters: wire(numeric), hitsPerPage, facets: ["*"] };

          const pages = Math.ceil(expected.length / hitsPerPage);
          const results = await run(
            search,
            ...Array.from({ length: Math.max(1, pages) }, (_, page) => ({ indexName: "things", params: { ...params, page } })),
          );
          expect(results.flatMap(ids)).toEqual(expected.map((item) => item.objectID));
          expect(results[0]!.nbHits).toBe(expected.length);
          expect(results[0]!.nbPages).toBe(pages);

          const counts = (values: (item: Plain) => string[]): Record<string, number> => {
            const count: Record<string, number> = {};
            for (const item of expected) for (const value of values(item)) count[value] = (count[value] ?? 0) + 1;
            return count;
          };
          const prices = expected.flatMap((item) => item.price ?? []);
          const sum = prices.reduce((total, price) => total + price, 0);
          for (const result of results) {
            expect(result.facets).toEqual({
              "brand.name": counts((item) => [item.brand.name]),
              tags: counts((item) => item.tags),
              flag: counts((item) => [String(item.flag)]),
              price: counts((item) => (item.price === null ? [] : [String(item.price)])),
            });
            expect(result.facets_stats).toEqual(
              prices.length === 0
                ? undefined
                : { price: { min: Math.min(...prices), max: Math.max(...prices), avg: sum / prices.length, sum } },
            );
          }
        },
      ),
    );
  });

  test("a thousand hits can be paged through, or as many as the index says; all are counted", async () => {
    const records = Array.from({ length: 1005 }, (_, i) => ({ objectID: String(i).padStart(4, "0"), name: "Thing" }));
    const page = (search: SearchService, page: number) =>
      run(search, { indexName: "things", params: { hitsPerPage: 500, page } });
    const [[last], [beyond]] = [await page(indexOf(records), 1), await page(indexOf(records), 2)];
    expect(last).toMatchObject({ nbHits: 1005, nbPages: 2, hits: { length: 500 } });
    expect(beyond).toMatchObject({ nbHits: 1005, nbPages: 2, hits: [] });
    const [third] = await page(indexOf(records, { pageable: 1003 }), 2);
    expect(third).toMatchObject({ nbHits: 1005, nbPages: 3, hits: { length: 3 } });
  });

  test("a snippet is as many words as asked for, from the first that matches on, and never of what is not sent", async () => {
    const name = "A shoe for long days on wet trails with a lining of wool";
    const search = indexOf([{ objectID: "1", name, secret: "wool" }], {
      searchable: ["name", "secret"],
      unretrievable: ["secret"],
    });
    const snippetOf = async (query: string, words: string, attribute = "name") => {
      const params = {
        query,
        attributesToSnippet: [`${attribute}:${words}`, "secret"],
        attributesToHighlight: [],
        snippetEllipsisText: "...",
      };
      const [result] = await run(search, { indexName: "things", params });
      return [result!.error, result!.hits[0]?._snippetResult];
    };
    expect(await snippetOf("wet", "2")).toEqual([
      undefined,
      { name: { value: "...<em>wet</em> trails...", matchLevel: "full" } },
    ]);
    expect(await snippetOf("wool", "3")).toEqual([
      undefined,
      { name: { value: "...lining of <em>wool</em>", matchLevel: "full" } },
    ]);
    expect(await snippetOf("", "50")).toEqual([undefined, { name: { value: name, matchLevel: "none" } }]);
    expect(await snippetOf("wet", "2", "*")).toEqual(await snippetOf("wet", "2"));
    expect((await snippetOf("wet", "many"))[0]).toContain("attributesToSnippet");
  });

  test("maxValuesPerFacet keeps the most frequent values, equal ones by name", async () => {
    const records = ["x", "y", "y", "z", "w"].map((tagged, i) => ({ objectID: String(i), tags: [tagged] }));
    const [result] = await run(indexOf(records), { indexName: "things", params: { facets: ["tags"], maxValuesPerFacet: 2 } });
    expect(result!.facets).toEqual({ tags: { y: 2, w: 1 } });
  });

  test("sortFacetValuesBy has the values of facets by name", async () => {
    const records = ["x", "y", "y", "w"].map((tagged, i) => ({ objectID: String(i), tags: [tagged] }));
    const tagsBy = async (sortFacetValuesBy: "count" | "alpha") => {
      const params = { facets: ["tags"], sortFacetValuesBy, maxValuesPerFacet: 2 };
      return Object.entries((await run(indexOf(records), { indexName: "things", params }))[0]!.facets!.tags!);
    };
    expect(await tagsBy("count")).toEqual([
      ["y", 2],
      ["w", 1],
    ]);
    expect(await tagsBy("alpha")).toEqual([
      ["w", 1],
      ["x", 1],
    ]);
  });

  test("offset and length ask for hits from any on, within what can be paged through", async () => {
    const records = Array.from({ length: 1005 }, (_, i) => ({ objectID: String(i).padStart(4, "0") }));
    const search = indexOf(records);
    const part = async (params: string) => {
      const { hits, page, nbPages, offset, length } = (await run(search, { indexName: "things", params }))[0]!;
      return [hits.map(({ objectID }) => Number(objectID)), page, nbPages, offset, length];
    };
    expect(await part("offset=3&length=2&page=7&hitsPerPage=50")).toEqual([[3, 4], 1, 500, 3, 2]);
    expect((await part("length=2"))[0]).toEqual([0, 1]);
    expect((await part("offset=990"))[0]).toHaveLength(10);
    expect((await part("offset=-5&length=1"))[0]).toEqual([0]);
    expect((await part("offset=999&length=2000"))[0]).toEqual([999]);
    expect(await part("offset=4&length=0")).toEqual([[], 0, 0, 4, 0]);
    expect(await part("page=2&hitsPerPage=2")).toEqual([[4, 5], 2, 500, undefined, undefined]);
  });
});

describe("order", () => {
  const records = [
    { objectID: "a", name: "Ōtira 10", price: 300, publishedAt: 2, popularity: 1 },
    { objectID: "b", name: "otira 9", price: 100, publishedAt: 3, popularity: 2 },
    { objectID: "c", name: "Zed", price: 100, publishedAt: 1, popularity: 3 },
    { objectID: "d", name: "Alto", price: null, publishedAt: 4, popularity: 4 },
  ];
  const order = (attribute: string, direction: "asc" | "desc") => [{ attribute, direction }] as const;
  const search = indexOf(records, {
    ranking: order("popularity", "desc"),
    replicas: [
      { name: "name_asc", order: order("name", "asc") },
      { name: "name_desc", order: order("name", "desc") },
      { name: "price_asc", order: order("price", "asc") },
      { name: "price_desc", order: order("price", "desc") },
      { name: "newest", order: order("publishedAt", "desc") },
      { name: "oldest", order: order("publishedAt", "asc") },
      { name: "recommended", order: [] },
    ],
    orderings: { "brand-osker": ["a", "gone", "c"] },
  });

  test.each([
    ["LIST-14 names up, macrons beside plain letters, 9 before 10", "name_asc", "dbac"],
    ["LIST-14 names down", "name_desc", "cabd"],
    ["LIST-15 prices up, equal ones by rank, none last", "price_asc", "cbad"],
    ["LIST-15 prices down, none still last", "price_desc", "acbd"],
    ["LIST-16 newest", "newest", "dbac"],
    ["LIST-16 oldest", "oldest", "cabd"],
    ["LIST-17 without a choice the index's own ranking", "things", "dcba"],
  ])("%s", async (_, indexName, expected) => {
    expect(ids((await run(search, { indexName }))[0]!).join("")).toBe(expected);
  });

  test("a sort also orders what a text finds", async () => {
    const [result] = await run(search, { indexName: "price_desc", params: { query: "otira" } });
    expect(ids(result!)).toEqual(["a", "b"]);
  });

  test("LIST-23 a rule context puts its own records first and keeps the rest in rank, over all pages", async () => {
    const page = (number: number) => ({
      indexName: "things",
      params: { ruleContexts: ["other", "brand-osker"], hitsPerPage: 2, page: number },
    });
    const results = await run(search, page(0), page(1), page(2));
    expect(results.map((result) => ids(result).join(""))).toEqual(["ac", "db", ""]);
    const [renamed] = await run(search, { indexName: "recommended", params: { ruleContexts: ["brand-osker"], hitsPerPage: 2 } });
    expect(ids(renamed!).join("")).toBe("ac");
    const [sorted] = await run(search, { indexName: "newest", params: { ruleContexts: ["brand-osker"] } });
    expect(ids(sorted!).join("")).toBe("dbac");
  });
});

describe("requests", () => {
  const search = createSearch({ indexes: [...sampleIndexes(120), ...sampleIndexes(40, "au")] });
  const products = "tt_nz_products";

  test("a batch answers each of its requests, in order, as the contract says", async () => {
    const names = ["tt_nz_brands", "tt_nz_categories", products, "tt_nz_articles"];
    const answer = await search["search.queries"](
      {
        body: { requests: names.map((indexName) => ({ indexName, params: { query: "", hitsPerPage: 2 } })) },
        params: undefined,
        query: undefined,
      },
      context,
    );
    expect(answer.results.map((result) => result.index)).toEqual(names);
    expect(searchQueries.response.parse(answer)).toEqual(answer);
  });

  test("parameters may stand in params, beside it, or in a URL-encoded string", async () => {
    const params = {
      query: "sneakers",
      hitsPerPage: 3,
      facets: ["fit"],
      facetFilters: ["fit:Slim", ["isDiscounted:true", "isDiscounted:false"]],
      numericFilters: ["price>=2000"],
    };
    const encoded = new URLSearchParams({
      query: params.query,
      hitsPerPage: "3",
      facets: JSON.stringify(params.facets),
      facetFilters: JSON.stringify(params.facetFilters),
      numericFilters: "price>=2000",
      analytics: "false",
    }).toString();
    const results = await run(
      search,
      { indexName: products, params },
      { indexName: products, ...params },
      { indexName: products, params: encoded },
    );
    const comparable = results.map(({ hits, nbHits, facets, hitsPerPage }) => ({ hits, nbHits, facets, hitsPerPage }));
    expect(comparable[0]!.nbHits).toBeGreaterThan(0);
    expect(comparable[1]).toEqual(comparable[0]);
    expect(comparable[2]).toEqual(comparable[0]);
  });

  test("absurd numbers are cut to the limits (fault case 68)", async () => {
    const [wide] = await run(search, { indexName: products, params: "hitsPerPage=1000000&maxValuesPerFacet=99999" });
    const [deep, negative, spelt] = await run(
      search,
      { indexName: products, params: "page=999999999&hitsPerPage=10" },
      { indexName: products, params: "hitsPerPage=-1" },
      { indexName: products, params: { hitsPerPage: -1 } },
    );
    expect(spelt).toMatchObject({ page: 0, hitsPerPage: 0 });
    expect(wide).toMatchObject({ hitsPerPage: 1000, page: 0 });
    expect(wide!.hits.length).toBe(wide!.nbHits);
    expect(deep).toMatchObject({ hits: [], nbHits: wide!.nbHits });
    expect(negative).toMatchObject({ hits: [], page: 0, hitsPerPage: 0, nbPages: 0, nbHits: wide!.nbHits });
  });

  test("a page before the first is refused as Algolia refuses it, however it is spelt", async () => {
    const results = await run(
      search,
      { indexName: products, params: "page=-1" },
      { indexName: products, params: { page: -1 } },
      { indexName: products, page: -1 },
    );
    expect(results.map(({ error }) => error)).toEqual(Array(3).fill('Invalid value for "page" parameter, expected integer >= 0'));
  });

  test("a request may have 256 filters for which every record is looked at, and no more", async () => {
    const upTo = (count: number, write: (i: number) => string) => Array.from({ length: count }, (_, i) => write(i));
    const asking = async (params: SearchRequest["params"]) => (await run(search, { indexName: products, params }))[0]!;
    const few = { facetFilters: upTo(128, (i) => `fit:-F${i}`), numericFilters: [upTo(127, (i) => `price!=${i}`)] };
    expect((await asking({ ...few, filters: "price > 1" })).nbHits).toBeGreaterThan(0);
    expect((await asking({ ...few, filters: "price > 1 AND NOT fit:F" })).error).toContain("257");
    expect((await asking({ facetFilters: [upTo(257, (i) => `price:${i}`)] })).error).toContain("257");
    expect((await asking({ facetFilters: [upTo(257, (i) => `fit:F${i}`)] })).error).toBeUndefined();
    // The same one again is none.
    expect((await asking({ numericFilters: [upTo(257, () => "price>=1")] })).nbHits).toBeGreaterThan(0);
  });

  test("a batch may ask for a thousand hits in all, and no more", async () => {
    const asking = (...sizes: number[]) => run(search, ...sizes.map((hitsPerPage) => ({ indexName: products, hitsPerPage })));
    expect((await asking(500, 500, 0)).map(({ hitsPerPage }) => hitsPerPage)).toEqual([500, 500, 0]);
    await expect(asking(500, 501)).rejects.toMatchObject({ status: 400, code: "TooManyHits" });
    // A thousand is what one request is cut to, so sixteen of the largest are sixteen thousand.
    await expect(asking(...Array.from({ length: 16 }, () => 1_000_000))).rejects.toThrow("16000");
  });

  test("lists may be written as a text with commas or JSON", async () => {
    const written = [["brand.name", "fit"], "brand.name, fit", '["brand.name","fit"]'];
    const { requests } = searchQueries.body.parse({
      requests: written.map((facets) => ({ indexName: products, hitsPerPage: 0, params: { facets } })),
    });
    const [first, ...others] = (await run(search, ...requests)).map(({ facets }) => facets);
    expect(Object.keys(first!).sort()).toEqual(["brand.name", "fit"]);
    expect(others).toEqual([first, first]);
  });

  test("filters restrict as the facet and numeric filters that say the same", async () => {
    const filters = 'isDiscounted:true AND (brand.name:Osker OR brand.name:"Volt") AND price >= 2000';
    const [expression, lists, encoded, all] = await run(
      search,
      { indexName: products, params: { filters } },
      {
        indexName: products,
        params: { facetFilters: ["isDiscounted:true", ["brand.name:Osker", "brand.name:Volt"]], numericFilters: ["price>=2000"] },
      },
      { indexName: products, params: new URLSearchParams({ filters }).toString() },
      { indexName: products },
    );
    expect(expression!.nbHits).toBeGreaterThan(0);
    expect(expression!.nbHits).toBeLessThan(all!.nbHits);
    expect(ids(expression!)).toEqual(ids(lists!));
    expect(ids(encoded!)).toEqual(ids(lists!));
  });

  test("a value of a facet is found in capitals and in small letters, as Algolia does", async () => {
    const records = [
      { objectID: "a", tags: ["Osker"] },
      { objectID: "b", tags: ["OSKER", "volt"] },
      { objectID: "c", tags: ["Volt"] },
    ];
    const found = async (...facetFilters: string[]) => {
      const [result] = await run(indexOf(records), { indexName: "things", params: { facetFilters, facets: ["tags"] } });
      return [result!.hits.map(({ objectID }) => objectID), result!.facets];
    };
    expect(await found("tags:osker")).toEqual([["a", "b"], { tags: { OSKER: 1, Osker: 1, volt: 1 } }]);
    expect(await found("tags:-oSKER")).toEqual([["c"], { tags: { Volt: 1 } }]);
  });

  test("a number that is no facet may be asked for as one", async () => {
    const search = indexOf([{ objectID: "1", size: 9 }, { objectID: "2", size: 10 }, { objectID: "3" }], { numeric: ["size"] });
    const [nine, others] = await run(
      search,
      { indexName: "things", facetFilters: ["size:9"] },
      { indexName: "things", facetFilters: ["size:-9"] },
    );
    expect([ids(nine!), ids(others!)]).toEqual([["1"], ["2"]]);
  });

  test("a parameter that is not heeded is refused wherever it stands, but not one that only reports", async () => {
    const parse = (request: object) => searchQueries.body.safeParse({ requests: [{ indexName: products, ...request }] }).success;
    for (const name of ["aroundLatLng", "optionalWords", "optionalFilters", "similarQuery"]) {
      expect([parse({ [name]: "1" }), parse({ params: { [name]: "1" } })], name).toEqual([false, false]);
      await expect(run(search, { indexName: products, params: `${name}=1` })).rejects.toMatchObject({
        status: 400,
        message: `Unknown parameter: ${name}`,
      });
    }
    for (const name of ["constructor", "toString"]) {
      await expect(run(search, { indexName: products, params: `${name}=1` }), name).rejects.toMatchObject({ status: 400 });
      expect(() => search.facetValues("nz", { indexName: products }, { facet: name, facetQuery: "", maxFacetHits: 10 })).toThrow(
        "not among the attributes for faceting",
      );
    }
    expect(parse({ analytics: false, params: { percentileComputation: true, getRankingInfo: false, tagFilters: "" } })).toBe(
      true,
    );
    // Hits would be expected to say how they came to their places.
    expect(parse({ getRankingInfo: true })).toBe(false);
    expect(parse({ tagFilters: ["new"] })).toBe(false);
  });

  test("what says how every search goes anyway is taken in each form, and refused where it would have it go otherwise", async () => {
    const said = { ignorePlurals: ["en"], queryLanguages: "en", typoTolerance: true, distinct: 1, enableRules: true };
    const text = "ignorePlurals=%5B%22en%22%5D&queryLanguages=en&typoTolerance=true&distinct=1&enableRules=true&hitsPerPage=2";
    const { requests } = searchQueries.body.parse({
      requests: [
        { indexName: products, hitsPerPage: 2 },
        { indexName: products, params: { ...said, hitsPerPage: 2 } },
        { indexName: products, params: text },
      ],
    });
    const [plain, beside, encoded] = await run(search, ...requests);
    expect(plain!.nbHits).toBeGreaterThan(0);
    expect([ids(beside!), ids(encoded!)]).toEqual([ids(plain!), ids(plain!)]);
    const parse = (request: object) => searchQueries.body.safeParse({ requests: [{ indexName: products, ...request }] }).success;
    expect(parse(said)).toBe(true);
    const other = [{ typoTolerance: "min" }, { ignorePlurals: ["fr"] }, { enableRules: false }, { queryType: "prefixAll" }];
    expect(other.filter(parse)).toEqual([]);
  });

  test("SRAPI-02 a request that cannot be understood says so in its error; the others are answered", async () => {
    const wrong = [
      "numericFilters=price>",
      "facetFilters=nonsense",
      "hitsPerPage=many",
      "facets=[1]",
      "facetFilters=[[[]]]",
      "filters=fit:Slim OR",
      "clickAnalytics=perhaps",
      "facetFilters=%5B%7B%7D%5D",
    ];
    const results = await run(search, ...wrong.map((params) => ({ indexName: products, params })), { indexName: products });
    for (const result of results.slice(0, -1)) {
      expect(result.error).toEqual(expect.any(String));
      expect(result).toMatchObject({ hits: [], nbHits: 0 });
    }
    expect(results.at(-1)!.error).toBeUndefined();
    expect(results.at(-1)!.nbHits).toBeGreaterThan(0);
    expect(() => searchQueries.response.parse({ results })).not.toThrow();
  });

  test("an unknown index, or another country's, is not found", async () => {
    for (const indexName of ["tt_nz_nothing", "products", "tt_au_products", "__proto__"]) {
      await expect(run(search, { indexName: products }, { indexName })).rejects.toThrow(
        new ApiError(404, "IndexNotFound", `Index ${indexName} does not exist`),
      );
    }
  });

  test("clickAnalytics gives each answer an id of its own; without it there is none", async () => {
    const asked = { indexName: products, params: { clickAnalytics: true, userToken: "someone" } };
    const [first, second, without] = await run(search, asked, asked, { indexName: products });
    expect(first!.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(second!.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(second!.queryID).not.toBe(first!.queryID);
    expect(without).not.toHaveProperty("queryID");
  });

  test("SRAPI-07 a product hit is highlighted in the attributes asked for, with the tags asked for", async () => {
    const [result] = await run(search, {
      indexName: products,
      params: {
        query: "osker",
        attributesToHighlight: ["brand.name", "name"],
        highlightPreTag: "<mark>",
        highlightPostTag: "</mark>",
      },
    });
    expect(result!.nbHits).toBeGreaterThan(0);
    for (const hit of result!.hits) {
      expect(hit._highlightResult).toMatchObject({
        brand: { name: { value: "<mark>Osker</mark>", matchLevel: "full", matchedWords: ["osker"] } },
        name: { matchLevel: "none" },
      });
      expect(Object.keys(hit._highlightResult!).sort()).toEqual(["brand", "name"]);
    }
  });

  test("attributesToRetrieve takes single attributes out of all with a minus, never the id", async () => {
    const one = { hitsPerPage: 1, attributesToHighlight: [] };
    const [whole, without] = await run(
      search,
      { indexName: products, params: one },
      { indexName: products, params: { ...one, attributesToRetrieve: ["*", "-name", "-objectID"] } },
    );
    const { name: _, ...rest } = whole!.hits[0]!;
    expect(without!.hits[0]).toEqual(rest);
  });

  test("attributesToRetrieve sends those alone; unretrievable ones are never sent, not even highlighted", async () => {
    const [some, all] = await run(
      search,
      {
        indexName: products,
        params: {
          hitsPerPage: 1,
          attributesToRetrieve: ["name", "brand.name", "description", "nothing"],
          attributesToHighlight: [],
        },
      },
      { indexName: products, params: { hitsPerPage: 1, attributesToHighlight: ["description", "*"] } },
    );
    const [hit] = some!.hits;
    expect(hit).toEqual({ objectID: hit!.objectID, name: expect.any(String), brand: { name: expect.any(String) } });
    expect(all!.hits[0]).not.toHaveProperty("description");
    expect(all!.hits[0]!._highlightResult).not.toHaveProperty("description");
    const text = String(sampleIndexes(120)[0]!.records[0]!.description).split(" ")[0]!;
    expect((await run(search, { indexName: products, params: { query: text } }))[0]!.nbHits).toBeGreaterThan(0);
  });

  test("SRAPI-04 objects come back one per id, as searches find them, null for a missing one", async () => {
    const call = (index: string) =>
      search["search.objects"](
        { params: { index }, body: { objectIds: ["100001", "nope", "100002", "100001"] }, query: undefined },
        context,
      );
    const { data } = await call(products);
    expect(data.results.map((record) => record?.objectID ?? null)).toEqual(["100001", null, "100002", "100001"]);
    const params = { filters: "objectID:100001", attributesToHighlight: [] };
    expect((await run(search, { indexName: products, params }))[0]!.hits).toEqual([data.results[0]]);
    expect((await call("tt_nz_products_newest")).data.results[0]).toBe(data.results[0]);
    expect(() => call("tt_au_products")).toThrow(ApiError);
  });

  test("hits are shared and frozen all through", async () => {
    const [first, second] = await run(
      search,
      { indexName: products, params: { attributesToHighlight: [] } },
      { indexName: products, params: { attributesToHighlight: [] } },
    );
    expect(second!.hits[0]).toBe(first!.hits[0]);
    expect(Object.isFrozen(first!.hits[0])).toBe(true);
    expect(Object.isFrozen(first!.hits[0]!.variants)).toBe(true);
  });
});

describe("news from the warehouse and the catalogue", () => {
  const shoe = (objectID: string, siblings: string[]): SearchRecord => ({
    objectID,
    name: `Shoe ${objectID}`,
    soldOut: false,
    variants: [
      { id: `${objectID}-9`, code: "9", qty: 1 },
      { id: `${objectID}-10`, code: "10", qty: 0 },
    ],
    siblingProducts: siblings.map((id) => ({ id, soldOut: false })),
  });
  const start = () =>
    indexOf([
      shoe("1", ["2"]),
      shoe("2", ["1"]),
      { ...shoe("3", []), functionalType: "giftCard" },
      { ...shoe("4", []), state: "coming" },
    ]);
  const record = async (search: SearchService, id: string) =>
    (await search["search.objects"]({ params: { index: "things" }, body: { objectIds: [id] }, query: undefined }, context)).data
      .results[0]!;

  test("new stock is in the next answer, with sold-out flags here and on the other colours", async () => {
    const search = start();
    const before = await record(search, "1");
    search.applyStock(
      "nz",
      new Map([
        ["1-9", 0],
        ["unknown", 4],
      ]),
    );
    expect(await record(search, "1")).toMatchObject({ soldOut: true, variants: [{ qty: 0 }, { qty: 0 }] });
    expect(await record(search, "2")).toMatchObject({ soldOut: false, siblingProducts: [{ id: "1", soldOut: true }] });
    expect(before).toMatchObject({ soldOut: false, variants: [{ qty: 1 }, { qty: 0 }] });
    search.applyStock("nz", new Map([["1-10", 7]]));
    expect(await record(search, "1")).toMatchObject({ soldOut: false, variants: [{ qty: 0 }, { qty: 7 }] });
    expect(await record(search, "2")).toMatchObject({ siblingProducts: [{ soldOut: false }] });
  });

  test("what follows the stock is counted and filtered by anew: the sizes a shoe can be had in", async () => {
    const sizes = (record: SearchRecord) =>
      (record.variants as { code: string; qty: number }[]).filter(({ qty }) => qty > 0).map(({ code }) => code);
    const search = indexOf([{ ...shoe("1", []), sizes: ["9"] }], {
      facets: ["sizes", "soldOut"],
      followStock: (record) => ({ sizes: sizes(record) }),
    });
    const facets = async () => (await run(search, { indexName: "things", params: { facets: ["*"] } }))[0]!.facets;
    const inTen = async () => (await run(search, { indexName: "things", params: { facetFilters: ["sizes:10"] } }))[0]!.nbHits;
    expect([await facets(), await inTen()]).toEqual([{ sizes: { 9: 1 }, soldOut: { false: 1 } }, 0]);
    search.applyStock("nz", new Map([["1-10", 2]]));
    expect([await facets(), await inTen()]).toEqual([{ sizes: { 9: 1, 10: 1 }, soldOut: { false: 1 } }, 1]);
    search.applyStock(
      "nz",
      new Map([
        ["1-9", 0],
        ["1-10", 0],
      ]),
    );
    expect([await facets(), await inTen()]).toEqual([{ sizes: {}, soldOut: { true: 1 } }, 0]);
  });

  test("another country's stock changes nothing, gift cards never run out, and what is coming is not sold out yet", async () => {
    const search = start();
    search.applyStock("au", new Map([["1-9", 0]]));
    search.applyStock(
      "nz",
      new Map([
        ["3-9", 0],
        ["4-9", 0],
      ]),
    );
    expect(await record(search, "4")).toMatchObject({ soldOut: false, variants: [{ qty: 0 }, { qty: 0 }] });
    expect(await record(search, "1")).toMatchObject({ soldOut: false });
    expect(await record(search, "3")).toMatchObject({ soldOut: false, variants: [{ qty: 0 }, { qty: 0 }] });
  });

  test("records are added and replaced while requests go on; stock that arrives meanwhile is kept", async () => {
    const search = start();
    search.applyStock("nz", new Map([["2-10", 5]]));
    const first = search.update("things", [
      { objectID: "7", name: "Boot" },
      { ...shoe("1", []), name: "Renamed" },
    ]);
    const second = search.update("things", [{ objectID: "5", name: "Boot" }]);
    search.applyStock("nz", new Map([["1-9", 3]]));
    const [during] = await run(search, { indexName: "things", params: { query: "boot" } });
    expect(during!.nbHits).toBe(0);
    await Promise.all([first, second]);
    const [after] = await run(search, { indexName: "things", params: { query: "boot" } });
    expect(ids(after!)).toEqual(["5", "7"]);
    expect(await record(search, "1")).toMatchObject({ name: "Renamed", variants: [{ qty: 3 }, { qty: 0 }] });
    expect(await record(search, "2")).toMatchObject({ variants: [{ qty: 1 }, { qty: 5 }] });
  });

  test("a failed update leaves the index as it was and does not block the next", async () => {
    const search = start();
    const cyclic = {
      objectID: "9",
      get name(): string {
        throw new Error("unreadable");
      },
    };
    await expect(search.update("things", [cyclic])).rejects.toThrow("unreadable");
    await expect(search.update("nothing", [])).rejects.toThrow(ApiError);
    await search.update("things", [{ objectID: "6", name: "Boot" }]);
    expect(ids((await run(search, { indexName: "things", params: { query: "boot" } }))[0]!)).toEqual(["6"]);
    expect((await run(search, { indexName: "things", params: { query: "bad" } }))[0]!.nbHits).toBe(0);
  });
});

test("an index is built in portions once the shop is open, at once where somebody asks before, and has all stock that was told", async () => {
  const [sample, ...others] = sampleIndexes(200);
  let isRead = false;
  const records = sample!.records.map((record) => ({ ...record, variants: [{ id: `${record.objectID}-9`, code: "9", qty: 3 }] }));
  const open = () => {
    isRead = false;
    const definition = {
      ...sample!,
      get records(): readonly SearchRecord[] {
        isRead = true;
        return records;
      },
    };
    return createSearch({ indexes: [definition, ...others] });
  };
  const [soldOut, other] = records;
  const ask = async (search: ReturnType<typeof open>) => {
    const [found] = await run(search, { indexName: sample!.name, params: { hitsPerPage: 200 } });
    const qtyOf = (id: string) => found!.hits.flatMap(({ objectID, variants }) => (objectID === id ? variants : []));
    return [found!.nbHits, qtyOf(soldOut!.objectID), qtyOf(other!.objectID)].flat();
  };
  const early = open();
  early.applyStock("nz", new Map([[`${soldOut!.objectID}-9`, 0]]));
  expect(isRead).toBe(false);
  expect(await ask(early)).toMatchObject([200, { qty: 0 }, { qty: 3 }]);

  const late = open();
  const prepared = late.prepare();
  late.applyStock("nz", new Map(records.map(({ objectID }) => [`${objectID}-9`, objectID === soldOut!.objectID ? 0 : 3])));
  await nextTurn();
  // Half built by now.
  expect(await ask(late)).toMatchObject([200, { qty: 0 }, { qty: 3 }]);
  await prepared;
  expect(await ask(late)).toMatchObject([200, { qty: 0 }, { qty: 3 }]);
});

test("records that are found by the same words are replaced in place, and all is as if the index had been built with them", async () => {
  const [sample, ...others] = sampleIndexes(70);
  const stocked = sample!.records.map((record) => ({ ...record, variants: [{ id: `${record.objectID}-9`, code: "9", qty: 3 }] }));
  const definition = { ...sample!, records: stocked as readonly SearchRecord[] };
  const changes = { price: 2_599, isDiscounted: true, publishedAt: 1_790_000_000, fit: "Odd" };
  const changed = definition.records.slice(20, 50).map((record) => ({ ...record, ...changes }));
  const soldOut = new Map([[`${changed[0]!.objectID}-9`, 0]]);
  const search = createSearch({ indexes: [definition, ...others] });
  search.applyStock("nz", soldOut);
  const records = [...definition.records.filter(({ objectID }) => !changed.some((one) => one.objectID === objectID)), ...changed];
  const built = createSearch({ indexes: [{ ...definition, records }, ...others] });
  built.applyStock("nz", soldOut);
  await search.update(definition.name, changed);
  const requests = [definition.name, ...(definition.replicas ?? []).map(({ name }) => name)].flatMap((indexName) => [
    { indexName, params: { hitsPerPage: 70, facets: ["*"] } },
    { indexName, params: { hitsPerPage: 70, query: "sneakers", numericFilters: ["price<=2599"], facetFilters: ["fit:Odd"] } },
  ]);
  const plain = (results: Awaited<ReturnType<typeof run>>) => results.map(({ processingTimeMS: _, ...result }) => result);
  expect(plain(await run(search, ...requests))).toEqual(plain(await run(built, ...requests)));
  // A name is words: the index is built anew.
  await search.update(definition.name, [{ ...changed[0]!, name: "Zephyrine" }]);
  const [found] = await run(search, { indexName: definition.name, params: { query: "zephyrine" } });
  expect(ids(found!)).toEqual([changed[0]!.objectID]);
});
