import { describe, expect, test } from "vitest";
import type { FacetDefinition, Listing } from "#contract/content.ts";
import { appliedFilters } from "./applied-filters.ts";
import { parseListingQuery } from "./listing-query.ts";

const facets: FacetDefinition[] = [
  { id: "brand", label: "Brand", type: "OPTIONS", attribute: "brand.name", queryParameter: "brand", optionSort: "count" },
  { id: "sale", label: "On sale", type: "TOGGLE", attribute: "isDiscounted", queryParameter: "sale", optionSort: "alpha" },
  { id: "price", label: "Price", type: "RANGE", attribute: "price", queryParameter: "price", optionSort: "alpha" },
];
const listing = { path: "/categories/shoes", facets } as Listing;
const applied = (search: string) =>
  appliedFilters(listing, parseListingQuery(new URLSearchParams(search), facets), (path) => `/nz${path}`);

describe("the filters in force", () => {
  test("each leads to the listing without it, keeping the others and the order, from the first page", () => {
    expect(applied("brand=Osker&brand=Lune&sale=true&sort=newest&page=3")).toEqual([
      { id: "brand-Lune", label: "Lune", href: "/nz/categories/shoes?brand=Osker&sale=true&sort=newest" },
      { id: "brand-Osker", label: "Osker", href: "/nz/categories/shoes?brand=Lune&sale=true&sort=newest" },
      { id: "sale", label: "On sale", href: "/nz/categories/shoes?brand=Lune&brand=Osker&sort=newest" },
    ]);
  });

  test("a size says that it is one", () => {
    const size = { id: "clothingSize", label: "Clothing size", type: "OPTIONS", attribute: "sizes.clothing" } as const;
    const sized = [{ ...size, queryParameter: "clothingSize", optionSort: "size" }] as const;
    const query = parseListingQuery(new URLSearchParams("clothingSize=M"), sized);
    expect(appliedFilters({ ...listing, facets: [...sized] }, query, String)[0]?.label).toBe("Size M");
  });

  test("a shoe size says whose number it is", () => {
    const size = { id: "footwearSize", label: "Shoe size, US Women", type: "OPTIONS", attribute: "sizes.footwearWomen" } as const;
    const sized = [{ ...size, queryParameter: "footwearSize", optionSort: "size" }] as const;
    const query = parseListingQuery(new URLSearchParams("footwearSize=9"), sized);
    expect(appliedFilters({ ...listing, facets: [...sized] }, query, String)[0]?.label).toBe("Size US Women 9");
  });

  test("the last value of a facet takes its parameter along", () => {
    expect(applied("brand=Osker")).toEqual([{ id: "brand-Osker", label: "Osker", href: "/nz/categories/shoes" }]);
  });

  test.each([
    ["minPrice=50&maxPrice=80", "$50 to $80"],
    ["minPrice=50", "From $50"],
    ["maxPrice=80", "Up to $80"],
    ["minPrice=5000", "From $5,000"],
  ])("a price range (%s) is one filter that says its ends", (search, label) => {
    expect(applied(search)).toEqual([{ id: "price", label, href: "/nz/categories/shoes" }]);
  });

  test("nothing chosen, nothing in force", () => {
    expect(applied("sort=priceAsc&page=2")).toEqual([]);
  });
});
