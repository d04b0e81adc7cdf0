import { expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import type { Listing } from "#contract/content.ts";
import { parseListingQuery } from "./listing-query.ts";
import type { ListingResults } from "./listing-results.ts";
import { dynamicallyFiltered, searchRedirect, spelt } from "./load-listing.ts";

const facets = facetsFor("all");
const search = { id: "search", path: "/search", facets } as Listing;
const results = {
  leftOut: [] as string[],
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

test("LIST-13 a colour that is part of a brand's name filters nothing", () => {
  const facetCounts = { brand: { "Bluegum Supply": 3 }, colour: { Blue: 1, Red: 2 } };
  const query = parseListingQuery(new URLSearchParams("q=red blue gum supply tote"), facets);
  const narrowed = dynamicallyFiltered(search, query, { ...results, facetCounts });
  expect(narrowed?.options).toEqual({ brand: ["Bluegum Supply"], colour: ["Red"] });
});

test("LIST-13 what is found of a search in part is not filtered by what had to be left out, which might leave nothing", () => {
  const query = parseListingQuery(new URLSearchParams("q=red osker boots"), facets);
  const without = (...leftOut: string[]) => dynamicallyFiltered(search, query, { ...results, leftOut })?.options ?? null;
  expect(without("red")).toEqual({ brand: ["Osker"] });
  expect(without("red", "osker")).toBeNull();
  expect(without("boots")).toEqual({ brand: ["Osker"], colour: ["Red"] });
});

test.each([
  ["one that speaks of neither", "q=boots"],
  ["one that speaks of what it would not find", "q=norvane"],
  ["one that asks for a colour or a brand", "q=red+or+osker"],
  ["one that has been filtered already", "q=red&dynamicallyFiltered=true"],
  ["one that the shopper has filtered", "q=red&brand=Osker"],
  ["no search at all", "sort=newest"],
])("LIST-08 LIST-13 %s is left as it is", (_, address) => {
  expect(filtered(address)).toBeNull();
});

test("CONF-41 nothing but brands and colours becomes a filter of itself", () => {
  const counted = {
    leftOut: [],
    facetCounts: {
      ...results.facetCounts,
      fit: { Slim: 2 },
      feature: { Vegan: 4 },
      bestFor: { Trail: 1 },
      clothingSize: { XL: 9 },
    },
  } as Partial<ListingResults> as ListingResults;
  const query = parseListingQuery(new URLSearchParams("q=slim vegan trail xl red osker"), facets);
  expect(dynamicallyFiltered(search, query, counted)?.options).toEqual({ brand: ["Osker"], colour: ["Red"] });
});

test("LIST-09 a search that the shop has a page for is sent there with what was searched for; other listings never are", () => {
  const found = (redirect: string | null, address = "q=where+is+my+order%3F", listing = search) =>
    searchRedirect(listing, parseListingQuery(new URLSearchParams(address), facets), { redirect } as ListingResults);
  expect(found("/orders")).toBe("/orders?redirectedSearchQuery=where+is+my+order%3F");
  expect(found("/stores?near=nelson", "q=stores")).toBe("/stores?near=nelson&redirectedSearchQuery=stores");
  expect(found("/articles/size-guide#socks", "q=sock")).toBe("/articles/size-guide?redirectedSearchQuery=sock#socks");
  expect([found(null), found("/orders", ""), found("/orders", "q=x", { ...search, id: "men" })]).toEqual([null, null, null]);
});

test("LIST-13 words within another listing are no filters", () => {
  expect(filtered("q=red", { ...search, id: "men" })).toBeNull();
});

test("a filter in other letters than the shop's is the shop's, once", () => {
  const optionsOf = (address: string) => spelt(parseListingQuery(new URLSearchParams(address), facets), results)?.options ?? null;
  expect(optionsOf("brand=osker&colour=Red")).toEqual({ brand: ["Osker"], colour: ["Red"] });
  expect(optionsOf("brand=OSKER&brand=Osker&brand=farrow+mile")).toEqual({ brand: ["Farrow Mile", "Osker"] });
  expect([optionsOf("brand=Osker"), optionsOf("brand=norvane"), optionsOf("brand=nobody"), optionsOf("sort=newest")]).toEqual([
    ...[null, null, null, null],
  ]);
});
