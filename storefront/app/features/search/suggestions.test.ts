import { describe, expect, test } from "vitest";
import type { SearchResult } from "#contract/search.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { matchTags, pieces, suggestionRequests, toSuggestions } from "./suggestions.ts";

const marked = (text: string) => matchTags.highlightPreTag + text + matchTags.highlightPostTag;
const answer = (hits: SearchResult["hits"], nbHits = hits.length) => ({ hits, nbHits }) as SearchResult;
const brand = {
  objectID: "osker",
  name: "Osker",
  path: "/brands/osker",
  _highlightResult: { name: { value: `${marked("Os")}ker` } },
};

describe("suggestions while a search is typed", () => {
  test("one batch asks brands, categories, articles and products of the country", () => {
    expect(suggestionRequests("os", "au").map((request) => [request.indexName, request.query])).toEqual([
      ["tt_au_brands", "os"],
      ["tt_au_categories", "os"],
      ["tt_au_articles", "os"],
      ["tt_au_products", "os"],
    ]);
  });

  test("CONF-32 asks for two brands, two categories, two articles and four products", () => {
    expect(suggestionRequests("os", "nz").map((request) => request.hitsPerPage)).toEqual([2, 2, 2, 4]);
  });

  test("SRAPI-11 SRAPI-12 all leave out what searches do not show; products are asked for with highlights, clicks and who asks", () => {
    const requests = suggestionRequests("os", "nz", { userToken: "somebody" });
    for (const { facetFilters } of requests) expect(facetFilters).toContain("visibleIn.searchResults:true");
    const [products, ...others] = requests.toReversed();
    expect(products).toMatchObject({
      attributesToHighlight: ["brand.name", "name"],
      clickAnalytics: true,
      userToken: "somebody",
    });
    for (const other of others) expect(other).not.toHaveProperty("userToken");
  });

  test("SEARCH-06 hits are grouped as brands, categories, products and articles", () => {
    const named = (objectID: string, path: string) => ({ objectID, name: objectID, path });
    const { links, products } = toSuggestions([
      answer([brand]),
      answer([named("Sneakers", "/categories/men/shoes/sneakers")]),
      answer([named("Find your fit", "/articles/find-your-fit")]),
      answer([{ objectID: "104201", ...sampleProduct() }]),
    ]);
    expect(links.map(({ label, hits }) => [label, hits.map((hit) => hit.path)])).toEqual([
      ["Brands", ["/brands/osker"]],
      ["Categories", ["/categories/men/shoes/sneakers"]],
      ["Articles", ["/articles/find-your-fit"]],
    ]);
    expect(products).toHaveLength(1);
  });

  test("SEARCH-06 a group without any hits is left out", () => {
    const { links, products, total } = toSuggestions([
      answer([brand]),
      answer([]),
      answer([{ objectID: "fit", name: "Find your fit", path: "/articles/find-your-fit" }]),
      answer([{ objectID: "104201", ...sampleProduct() }], 65),
    ]);
    expect(links.map(({ label, hits }) => [label, hits.map((hit) => hit.path)])).toEqual([
      ["Brands", ["/brands/osker"]],
      ["Articles", ["/articles/find-your-fit"]],
    ]);
    expect(products.map(({ tile }) => tile.id)).toEqual(["104201"]);
    expect(total).toBe(65);
  });

  test("how the search for products was read is known when it was not as typed", () => {
    const read = (products: object) => toSuggestions([answer([]), answer([]), answer([]), { ...answer([]), ...products }]);
    expect(read({ correctedQuery: "court" }).correctedQuery).toBe("court");
    expect(read({ queryAfterRemoval: "<em>nike</em> hoodie" }).leftOut).toEqual(["nike"]);
    expect(read({})).toMatchObject({ correctedQuery: null, leftOut: [] });
  });

  test("SEARCH-39 a product's match is marked in its name and brand, any other hit's in its name", () => {
    const _highlightResult = { name: { value: `Court ${marked("Lo")}w` }, brand: { name: { value: "Ochre State" } } };
    const { links, products } = toSuggestions([
      answer([brand]),
      answer([]),
      answer([]),
      answer([{ objectID: "104201", ...sampleProduct(), _highlightResult }]),
    ]);
    expect(links[0]?.hits[0]?.name).toEqual([
      { text: "Os", match: true },
      { text: "ker", match: false },
    ]);
    expect(products[0]?.name).toEqual([
      { text: "Court ", match: false },
      { text: "Lo", match: true },
      { text: "w", match: false },
    ]);
    expect(products[0]?.brand).toEqual([{ text: "Ochre State", match: false }]);
  });

  test("products of the same name say their colour, others only their name", () => {
    const hit = (id: string, name: string, colourName: string) => ({ objectID: id, ...sampleProduct({ id, name, colourName }) });
    const found = [hit("1", "Court Low", "Chalk"), hit("2", "Court Low", "Galah"), hit("3", "Court Hi", "Chalk")];
    const { products } = toSuggestions([answer([]), answer([]), answer([]), answer(found)]);
    const names = products.map(({ name }) => name.map(({ text }) => text).join(""));
    expect(names).toEqual(["Court Low, Chalk", "Court Low, Galah", "Court Hi"]);
  });

  test("without highlights a name is one piece; markup in a name stays text", () => {
    expect(pieces("<b>x</b>")).toEqual([{ text: "<b>x</b>", match: false }]);
    expect(pieces("")).toEqual([]);
    expect(pieces(`Halden &amp; <em>${marked("Rue")}`)).toEqual([
      { text: "Halden &amp; <em>", match: false },
      { text: "Rue", match: true },
    ]);
  });
});
