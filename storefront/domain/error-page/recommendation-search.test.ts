import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ErrorPageContent, recommendationSearch } from "./recommendation-search.ts";

const modes = ["membership", "filter"] as const;
const ids = fc.string({ minLength: 1, maxLength: 20 });
const indexes = fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined });
const contents: fc.Arbitrary<ErrorPageContent> = fc.record({
  id: ids,
  type: fc.constantFrom("Brand", "Category"),
  products: fc.record({ index: indexes, mode: fc.constantFrom(...modes) }),
});
const content = (type: ErrorPageContent["type"], mode: (typeof modes)[number], id = "osker"): ErrorPageContent => ({
  id,
  type,
  products: { index: "products", mode },
});

describe("an error page's recommendations", () => {
  test("ERRP-14 are in the recommended replica of the content's index, of the products' where it names none", () => {
    expect(recommendationSearch({ ...content("Brand", "filter"), products: { mode: "filter" } }).index).toBe(
      "products_recommended",
    );
    expect(recommendationSearch({ ...content("Brand", "filter"), products: { index: "", mode: "filter" } }).index).toBe(
      "products_recommended",
    );
    fc.assert(
      fc.property(contents, (one) => {
        const name = one.products.index;
        expect(recommendationSearch(one).index).toBe(name === undefined ? "products_recommended" : `${name}_recommended`);
      }),
    );
  });

  test("ERRP-15 are asked for with no words and nothing to highlight", () => {
    fc.assert(
      fc.property(contents, (one) => {
        expect(recommendationSearch(one)).toMatchObject({ query: "", attributesToHighlight: [] });
      }),
    );
  });

  test("ERRP-16 follow the rules of the lower-cased type and the id, and of nothing else", () => {
    expect(recommendationSearch(content("Brand", "filter")).ruleContexts).toEqual(["brand-osker"]);
    expect(recommendationSearch(content("Category", "filter", "Men-Shoes")).ruleContexts).toEqual(["category-Men-Shoes"]);
    fc.assert(
      fc.property(contents, (one) => {
        const [context, ...others] = recommendationSearch(one).ruleContexts;
        expect(others).toEqual([]);
        expect(context?.startsWith(one.type.toLowerCase())).toBe(true);
        expect(context?.endsWith(one.id)).toBe(true);
      }),
    );
  });

  test("ERRP-17 of a brand are those that brands show, in membership mode its own", () => {
    expect(recommendationSearch(content("Brand", "membership")).facetFilters).toEqual(["visibleIn.brand:true", "brand.id:osker"]);
    expect(recommendationSearch(content("Brand", "filter")).facetFilters).toEqual(["visibleIn.brand:true"]);
  });

  test("ERRP-18 ERRP-19 of a category are those that categories show, in membership mode its own", () => {
    expect(recommendationSearch(content("Category", "membership", "men-shoes")).facetFilters).toEqual([
      "visibleIn.categories:true",
      "categoryIds:men-shoes",
    ]);
    expect(recommendationSearch(content("Category", "filter", "men-shoes")).facetFilters).toEqual(["visibleIn.categories:true"]);
  });

  test("ERRP-20 are the first 15, whatever is asked about", () => {
    fc.assert(
      fc.property(contents, (one) => {
        expect(recommendationSearch(one).hitsPerPage).toBe(15);
      }),
    );
  });

  test("name the brand or category in a filter if and only if the mode is membership", () => {
    fc.assert(
      fc.property(contents, (one) => {
        const { facetFilters } = recommendationSearch(one);
        expect(facetFilters.some((filter) => filter.endsWith(`:${one.id}`) && !filter.startsWith("visibleIn."))).toBe(
          one.products.mode === "membership",
        );
      }),
    );
  });
});
