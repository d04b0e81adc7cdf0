import { expect, test } from "vitest";
import type { Listing } from "#contract/content.ts";
import { inheritOrderings } from "./rule-orderings.ts";

const listing = (id: string, type: Listing["type"], inheritOrderingFrom: string | null): Listing => ({
  id,
  type,
  name: id,
  headline: { shout: id },
  path: `/${id}`,
  description: "",
  btq: false,
  mode: "filter",
  products: { index: "products" },
  facetFilters: [],
  orderingInheritance: inheritOrderingFrom === null ? "OWN" : "INHERIT",
  inheritOrderingFrom,
  ancestors: [],
  children: [],
  facets: [],
});

const listings = [
  listing("men", "Category", null),
  listing("men-shoes", "Category", "men"),
  listing("men-shoes-boots", "Category", "men-shoes"),
  listing("osker", "Brand", null),
  listing("osker-shoes", "BrandCategory", "osker"),
  listing("lost", "Category", "nowhere"),
  listing("round", "Category", "about"),
  listing("about", "Category", "round"),
];

test("LIST-23 a listing that inherits follows the ordering it names, over any number of steps", () => {
  expect(inheritOrderings(listings, { "category-men": ["3", "1"], "category-men-shoes": ["9"] })).toEqual({
    "category-men": ["3", "1"],
    "category-men-shoes": ["3", "1"],
    "category-men-shoes-boots": ["3", "1"],
  });
});

test("LIST-23 where the one it names has none, its own counts", () => {
  expect(inheritOrderings(listings, { "brandcategory-osker-shoes": ["7"], "category-lost": ["8"] })).toEqual({
    "brandcategory-osker-shoes": ["7"],
    "category-lost": ["8"],
  });
});

test("listings that name each other in a circle end somewhere", () => {
  expect(inheritOrderings(listings, { "category-round": ["5"] })).toEqual({ "category-round": ["5"], "category-about": ["5"] });
});
