import { describe, expect, test } from "vitest";
import type { FacetDefinition, Listing } from "#contract/content.ts";
import type { SearchResult } from "#contract/search.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { parseListingQuery } from "./listing-query.ts";
import { toListingResults } from "./listing-results.ts";

const facets: FacetDefinition[] = [
  { id: "brand", label: "Brand", type: "OPTIONS", attribute: "brand.name", queryParameter: "brand", optionSort: "count" },
  { id: "colour", label: "Colour", type: "OPTIONS", attribute: "baseColours", queryParameter: "colour", optionSort: "alpha" },
  { id: "price", label: "Price", type: "RANGE", attribute: "price", queryParameter: "price", optionSort: "alpha" },
];
const listing = { path: "/categories/shoes", facets } as Listing;
const query = (search: string) => parseListingQuery(new URLSearchParams(search), facets);

const answer = (different: Partial<SearchResult>): SearchResult => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 48,
  exhaustiveNbHits: true,
  query: "",
  params: "",
  index: "tt_nz_products",
  processingTimeMS: 1,
  ...different,
});

describe("a listing's results", () => {
  test("hits become tiles; page and pages are counted from one", () => {
    const hits = [{ objectID: "104201", ...sampleProduct() }];
    const results = toListingResults(listing, query("page=2"), [
      answer({ hits, nbHits: 97, page: 1, nbPages: 3, queryID: "q1" }),
    ]);
    expect(results).toMatchObject({ total: 97, page: 2, pages: 3, queryId: "q1", index: "tt_nz_products" });
    expect(results.products.map((product) => product.id)).toEqual(["104201"]);
  });

  test("nothing found is one page without prices", () => {
    expect(toListingResults(listing, query(""), [answer({})])).toMatchObject({ total: 0, pages: 1, priceRange: null });
  });

  test("a chosen facet is counted by its own answer, the others by the page's", () => {
    const main = answer({ facets: { "brand.name": { Osker: 3 }, baseColours: { Green: 2 } } });
    const widened = answer({ facets: { "brand.name": { Osker: 3, Lune: 9 } } });
    const { facetCounts } = toListingResults(listing, query("brand=Osker"), [main, widened, answer({})]);
    expect(facetCounts).toEqual({ brand: { Osker: 3, Lune: 9 }, colour: { Green: 2 } });
  });

  test("a chosen value that no product has any more still shows, with none", () => {
    const main = answer({ facets: { "brand.name": {} } });
    const { facetCounts } = toListingResults(listing, query("brand=Gone"), [
      main,
      answer({ facets: { "brand.name": { Osker: 3 } } }),
      answer({}),
    ]);
    expect(facetCounts.brand).toEqual({ Gone: 0, Osker: 3 });
  });

  test("an option that the chosen filters leave nothing of stays, with none", () => {
    const main = answer({ facets: { "brand.name": { Osker: 1 }, baseColours: { Green: 1 } } });
    const all = answer({ facets: { "brand.name": { Osker: 3, Lune: 9 }, baseColours: { Green: 5, Black: 7 } } });
    const { facetCounts } = toListingResults(listing, query("colour=Green"), [main, main, all]);
    expect(facetCounts).toEqual({ brand: { Osker: 1, Lune: 0 }, colour: { Green: 1, Black: 0 } });
  });

  test("a switch is counted by what is left with it on, with the other filters", () => {
    const sale: FacetDefinition = {
      id: "sale",
      label: "On sale",
      type: "TOGGLE",
      attribute: "onSale",
      queryParameter: "sale",
      optionSort: "alpha",
    };
    const counts = (onSale: Record<string, number>) =>
      toListingResults({ ...listing, facets: [sale] }, query(""), [answer({ facets: { onSale } })]).facetCounts;
    expect(counts({ true: 3, false: 2 })).toEqual({ sale: { true: 3 } });
    expect(counts({ false: 2 })).toEqual({ sale: { true: 0 } });
  });

  test("prices are whole dollars, rounded outward", () => {
    const facets_stats = { price: { min: 4550, max: 31_910, avg: 1, sum: 1 } };
    expect(toListingResults(listing, query(""), [answer({ facets_stats })]).priceRange).toEqual({ min: 45, max: 320 });
  });

  test("prices that the other filters leave one of or none stay those of the whole listing", () => {
    const stats = (min: number, max: number) => ({ facets_stats: { price: { min, max, avg: 1, sum: 1 } } });
    const all = answer(stats(4500, 32_000));
    const rangeOf = (main: SearchResult) => toListingResults(listing, query("brand=Osker"), [main, main, all]).priceRange;
    expect(rangeOf(answer(stats(9000, 9000)))).toEqual({ min: 45, max: 320 });
    expect(rangeOf(answer({}))).toEqual({ min: 45, max: 320 });
    expect(rangeOf(answer(stats(9000, 12_000)))).toEqual({ min: 90, max: 120 });
  });

  test("no answer at all is an error", () => {
    expect(() => toListingResults(listing, query(""), [])).toThrow("no results");
  });

  test("says which words of a search had to be left out, how it was read, and where it is sent, within the shop alone", () => {
    const results = (result: Partial<SearchResult>) => toListingResults(listing, query(""), [answer(result)]);
    expect(results({ queryAfterRemoval: "<em>nike</em> hoodie <em>xl</em>" }).leftOut).toEqual(["nike", "xl"]);
    expect(results({})).toMatchObject({ leftOut: [], correctedQuery: null, redirect: null });
    expect(results({ correctedQuery: "court sneaker" }).correctedQuery).toBe("court sneaker");
    const redirects = ["/orders", "//evil.test", "https://evil.test/", "/\\evil.test"].map(
      (url) => results({ renderingContent: { redirect: { url } } }).redirect,
    );
    expect(redirects).toEqual(["/orders", null, null, null]);
  });
});
