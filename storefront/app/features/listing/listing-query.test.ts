import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { facetsFor } from "#catalogue/facets.ts";
import type { FacetDefinition } from "#contract/content.ts";
import { listingConfiguration } from "#domain/configuration/configuration.ts";
import { type ListingQuery, listingRequests, parseListingQuery, sortOptions, writeListingQuery } from "./listing-query.ts";

const facets: FacetDefinition[] = [
  { id: "brand", label: "Brand", type: "OPTIONS", attribute: "brand.name", queryParameter: "brand", optionSort: "count" },
  { id: "colour", label: "Colour", type: "OPTIONS", attribute: "baseColours", queryParameter: "colour", optionSort: "alpha" },
  { id: "sale", label: "On sale", type: "TOGGLE", attribute: "isDiscounted", queryParameter: "sale", optionSort: "alpha" },
  { id: "price", label: "Price", type: "RANGE", attribute: "price", queryParameter: "price", optionSort: "alpha" },
];
const parse = (text: string) => parseListingQuery(new URLSearchParams(text), facets);

const query = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  q: fc.constantFrom("", "court low", "jandal & sock"),
  sort: fc.constantFrom(null, ...sortOptions),
  options: fc
    .record({
      brand: fc.uniqueArray(fc.constantFrom("Osker", "Pip & Dot", "Lune Active")),
      colour: fc.uniqueArray(fc.constantFrom("Black", "Green")),
    })
    .map((chosen) =>
      Object.fromEntries(Object.entries(chosen).flatMap(([id, values]) => (values.length ? [[id, values.sort()]] : []))),
    ),
  toggles: fc.constantFrom<string[]>([], ["sale"]),
  prices: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })),
  priced: fc.boolean(),
  dynamically: fc.constantFrom({}, { dynamicallyFiltered: true }),
});

describe("listing query", () => {
  test("LIST-08 a listing that is filtered already says so in its address, and in all that it leads to", () => {
    const filtered = parse("q=red+osker&brand=Osker&dynamicallyFiltered=true");
    expect(filtered.dynamicallyFiltered).toBe(true);
    expect(parse(writeListingQuery({ ...filtered, options: {} }, facets)).dynamicallyFiltered).toBe(true);
    expect(parse("q=red&dynamicallyFiltered=yes").dynamicallyFiltered).toBeUndefined();
  });

  test("LIST-13 a link with dynamic filters chooses brands and colours by what they are called in the index", () => {
    const linked = parse("baseColours=Red&brand.name=Osker&brand.name=Lune+Active");
    expect(linked).toMatchObject({ options: { colour: ["Red"], brand: ["Lune Active", "Osker"] }, dynamicallyFiltered: true });
    expect(writeListingQuery(linked, facets)).toBe("?dynamicallyFiltered=true&brand=Lune+Active&brand=Osker&colour=Red");
  });

  test("LIST-10 what is searched for is read from the parameter that the settings name", () => {
    const { searchParameter } = listingConfiguration;
    expect(parse(`${searchParameter}=moon+boots`).q).toBe("moon boots");
    expect(new URLSearchParams(writeListingQuery(parse(`${searchParameter}=moon`), facets)).get(searchParameter)).toBe("moon");
  });

  test("LIST-11 LIST-12 an address written from a query reads back as the same query", () => {
    fc.assert(
      fc.property(query, ({ prices, priced, dynamically, ...rest }) => {
        const sent: ListingQuery = {
          ...rest,
          ...dynamically,
          minPrice: priced ? Math.min(...prices) : null,
          maxPrice: priced ? Math.max(...prices) : null,
        };
        expect(parse(writeListingQuery(sent, facets))).toEqual(sent);
      }),
    );
  });

  test("LIST-12 several values of a filter repeat its parameter", () => {
    expect(parse("brand=Osker&brand=Lune+Active").options).toEqual({ brand: ["Lune Active", "Osker"] });
    expect(writeListingQuery(parse("brand=Osker&brand=Lune+Active"), facets)).toBe("?brand=Lune+Active&brand=Osker");
  });

  test("LIST-12 sizes stand by size, brands by how many there are, all else by letter", () => {
    const shown = facetsFor("all").map(({ queryParameter, type, optionSort }) => [
      queryParameter,
      type,
      ...(type === "OPTIONS" ? [optionSort] : []),
    ]);
    expect(shown).toEqual([
      ["footwearSize", "OPTIONS", "size"],
      ["clothingSize", "OPTIONS", "size"],
      ["brand", "OPTIONS", "count"],
      ["price", "RANGE"],
      ["colour", "OPTIONS", "alpha"],
      ["bestFor", "OPTIONS", "alpha"],
      ["fit", "OPTIONS", "alpha"],
      ["feature", "OPTIONS", "alpha"],
      ["sale", "TOGGLE"],
      ["new", "TOGGLE"],
    ]);
  });

  test("malformed parameters are left out and never throw", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("page", "sort", "minPrice", "maxPrice", "brand", "sale"), fc.string())),
        (pairs) => {
          const parsed = parseListingQuery(new URLSearchParams(pairs), facets);
          expect(parsed.page).toBeGreaterThanOrEqual(1);
          expect(parsed.sort === null || sortOptions.includes(parsed.sort)).toBe(true);
        },
      ),
    );
    expect(parse("page=-1&page=2").page).toBe(1);
    expect(parse("page=1e9").page).toBe(1);
    expect(parse("minPrice=90&maxPrice=20")).toMatchObject({ minPrice: 20, maxPrice: 90 });
    expect(parse("minPrice=100.5&maxPrice=120.01")).toMatchObject({ minPrice: 100, maxPrice: 121 });
    expect(parse("minPrice=90.9&maxPrice=20.1")).toMatchObject({ minPrice: 20, maxPrice: 91 });
    expect(parse(`brand=${"x".repeat(500)}`).options).toEqual({});
  });

  test.each(["%00", "Osker%00", "%0A", "%20"])("a filter's value %s, which nothing can be called, is left out", (value) => {
    expect(parseListingQuery(new URLSearchParams(`brand=${value}&brand=Osker`), facets).options).toEqual({ brand: ["Osker"] });
  });

  test("a value that begins with a minus is looked for, not left out", () => {
    const [main] = listingRequests(listing, parse("brand=-Osker&brand=Lune"), "nz");
    expect(main?.facetFilters).toContainEqual(["brand.name:\\-Osker", "brand.name:Lune"]);
  });

  const listing = {
    id: "1",
    name: "Men",
    headline: { shout: "Men" },
    path: "/categories/men",
    type: "Category" as const,
    description: "",
    btq: false,
    mode: "filter" as const,
    products: { index: "products" },
    facetFilters: ["categoryIds:men"],
    orderingInheritance: "OWN" as const,
    inheritOrderingFrom: null,
    ancestors: [],
    children: [],
    facets,
  };

  /** The page's own search for what an address asks of a listing with the shop's facets. */
  const searched = (address: string) => {
    const own = { ...listing, facets: facetsFor("all") };
    const [main] = listingRequests(own, parseListingQuery(new URLSearchParams(address), own.facets), "nz");
    return main!;
  };

  test("CONF-27 a page has 48 products", () => {
    expect(searched("").hitsPerPage).toBe(48);
  });

  test("LIST-02 the text that is searched for is the address's q", () => {
    expect(searched("q=court+low").query).toBe("court low");
    expect(searched("query=court").query).toBe("");
  });

  test("SEARCH-29 an address's text is searched for without what may not be typed", () => {
    expect(searched(`q=${encodeURIComponent(" <court>\0{low}| ")}`).query).toBe("courtlow");
    expect(searched(`q=${encodeURIComponent("<>")}`).query).toBe("");
  });

  test.each([
    ["brand", "brand.name"],
    ["footwearSize", "sizes.footwear"],
    ["clothingSize", "sizes.clothing"],
    ["colour", "baseColours"],
    ["bestFor", "bestFor"],
    ["fit", "fit"],
    ["feature", "feature"],
  ])("LIST-04 %s in the address filters by %s, several values widen", (parameter, attribute) => {
    expect(searched(`${parameter}=B&${parameter}=A`).facetFilters).toEqual([
      "categoryIds:men",
      [`${attribute}:A`, `${attribute}:B`],
    ]);
  });

  test.each([
    ["sale", "isDiscounted"],
    ["new", "isNew"],
  ])("LIST-05 %s=true in the address filters by %s, anything else does not", (parameter, attribute) => {
    expect(searched(`${parameter}=true`).facetFilters).toEqual(["categoryIds:men", `${attribute}:true`]);
    expect(searched(`${parameter}=1`).facetFilters).toEqual(["categoryIds:men"]);
  });

  test("LIST-06 minPrice and maxPrice in the address are whole dollars that bound the price", () => {
    expect(searched("minPrice=50").numericFilters).toEqual(["price>=5000"]);
    expect(searched("maxPrice=120").numericFilters).toEqual(["price<=12000"]);
    expect(searched("minPrice=50&maxPrice=120").numericFilters).toEqual(["price>=5000", "price<=12000"]);
    expect(searched("price=50").numericFilters).toEqual([]);
  });

  test("LIST-17 a sort option searches its own replica and none searches the index itself", () => {
    expect(listingRequests(listing, parse(""), "nz")[0]?.indexName).toBe("tt_nz_products");
    expect(listingRequests(listing, parse("sort=priceAsc"), "au")[0]?.indexName).toBe("tt_au_products_price_asc");
  });

  test("a chosen facet is counted by a search of its own, without its own filter", () => {
    const requests = listingRequests(listing, parse("brand=Osker&colour=Green&colour=Black&sale=true&minPrice=50"), "nz");
    expect(requests.map((request) => request.facets)).toEqual([
      ["brand.name", "baseColours", "isDiscounted", "price"],
      ["brand.name"],
      ["baseColours"],
      ["price"],
      ["brand.name", "baseColours", "isDiscounted", "price"],
    ]);
    expect(requests.at(-1)).toMatchObject({ facetFilters: ["categoryIds:men"], numericFilters: [], hitsPerPage: 0 });
    expect(requests[0]?.facetFilters).toEqual([
      "categoryIds:men",
      ["brand.name:Osker"],
      ["baseColours:Black", "baseColours:Green"],
      ["isDiscounted:true"].join(),
    ]);
    expect(requests[1]?.facetFilters).not.toContainEqual(["brand.name:Osker"]);
    expect(requests[0]?.numericFilters).toEqual(["price>=5000"]);
    expect(requests[3]?.numericFilters).toEqual([]);
  });
});

test("LIST-07 the id of a personalisation is read from adj and written again; what cannot be one is left out", () => {
  const read = (address: string) => parseListingQuery(new URLSearchParams(address), []);
  expect(read("adj=k3x9zz").adj).toBe("k3x9zz");
  expect(writeListingQuery(read("adj=k3x9zz&page=2"), [])).toBe("?adj=k3x9zz&page=2");
  for (const adj of ["", "k3x9z", "k3x9zzz", "<script>", "123456"]) expect(read(`adj=${adj}`).adj).toBeUndefined();
});
