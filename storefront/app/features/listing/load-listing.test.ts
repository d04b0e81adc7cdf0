import { expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import type { Listing } from "#contract/content.ts";
import { parseListingQuery } from "./listing-query.ts";
import type { ListingResults } from "./listing-results.ts";
import { dynamicallyFiltered } from "./load-listing.ts";

const facets = facetsFor("all");
const search = { id: "search", path: "/search", facets } as Listing;
const results = {
  facetCounts: { brand: { Osker: 3, "Farrow Mile": 1, Norvane: 0 }, colour: { Red: 2, Blue: 1 } },
} as Partial<ListingResults> as ListingResults;
const filtered = (address: string, listing = search) =>
  dynamicallyFiltered(listing, parseListingQuery(new URLSearchParams(address), facets), results);

test("LIST-13 a search for a brand and a colour is filtered by them", () => {
  expect(filtered("q=red+osker+boots")).toMatchObject({
    q: "red osker boots",
    options: { brand: ["Osker"], colour: ["Red"] },
    dynamicallyFiltered: true,
  });
});

test.each([
  ["one that speaks of neither", "q=boots"],
  ["one that speaks of what it would not find", "q=norvane"],
  ["one that has been filtered already", "q=red&dynamicallyFiltered=true"],
  ["one that the shopper has filtered", "q=red&brand=Osker"],
  ["no search at all", "sort=newest"],
])("LIST-08 LIST-13 %s is left as it is", (_, address) => {
  expect(filtered(address)).toBeNull();
});

test("LIST-13 words within another listing are no filters", () => {
  expect(filtered("q=red", { ...search, id: "men" })).toBeNull();
});
