import type { Listing } from "#contract/content.ts";
import type { CatalogueIndex, SearchRecord, SortKey } from "#contract/search-index.ts";
import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import type { ProductRecord, Visibility } from "#domain/catalogue/product-record.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { productFacetAttributes } from "#domain/listing/facet-vocabulary.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { storeSearches } from "#domain/search/store-searches.ts";
import { everywhere } from "./error-pages.ts";
import type { LinkIndex } from "./link-indexes.ts";
import type { ShopDocuments } from "./shop-documents.ts";
import { wordsIn } from "./written-words.ts";

const visibility = ["visibleIn.searchResults", "visibleIn.brand", "visibleIn.categories"] as const;
const bestFirst: readonly SortKey[] = [{ attribute: "popularity", direction: "desc" }];
const seen: Visibility = { searchResults: true, brand: true, categories: true };

/** Listings whose first tiles are placed by hand, by rule context (`<type>-<id>`). */
export function placedByHand(documents: ShopDocuments): Readonly<Record<string, readonly string[]>> {
  const recommended = documents.get("site", "main")?.recommended ?? [];
  const placed = documents.all("category").filter(({ first }) => first.length > 0);
  return {
    ...(recommended.length > 0 && { [`category-${everywhere}`]: recommended }),
    ...Object.fromEntries(placed.map(({ id, first }) => [`category-${id}`, first])),
  };
}

/**
 * Whole searches in a country that are not for products, and the paths that they are sent to; the owner's own count first. Who asks
 * for a store of the other country is shown those that there are here.
 */
export function searchRedirectsOf(documents: ShopDocuments, country: CountryCode): Readonly<Record<string, string>> {
  const isHere = ({ address }: ShopDocumentOf<"store">) => address.country.toLowerCase() === country;
  const [here = [], elsewhere = []] = [true, false].map((wanted) =>
    documents.all("store").filter((store) => isHere(store) === wanted),
  );
  const toAllHere = Object.keys(storeSearches(elsewhere)).map((query) => [query, "/stores"]);
  const own = (documents.get("site", "main")?.searchRedirects ?? []).map(({ query, path }) => [query, path]);
  return { ...Object.fromEntries(toAllHere), ...storeSearches(here), ...Object.fromEntries(own) };
}

/** The indexes of what is found by its name. */
const namedIndexes = ["brands", "categories", "articles"] as const;

/** A brand, category or article as the search holds it. */
interface NamedRecord extends SearchRecord {
  readonly name: string;
  readonly path: string;
  readonly popularity: number;
  readonly visibleIn: Visibility;
}

/** What is found by its name is told of by these. */
export interface NamedSource {
  readonly documents: ShopDocuments;
  readonly country: CountryCode;
  /** The country's: a category in which nothing hangs has none. */
  readonly listings: readonly Pick<Listing, "path">[];
  /** The pages of links of the country: a brand of which nothing is sold is in none. */
  readonly linkIndexes: readonly LinkIndex[];
}

/** Days that a story counts for more than help of the same day. */
const storyLead = 400;
const day = 86_400;

function namedRecords(
  { documents, country, listings, linkIndexes }: NamedSource,
  index: (typeof namedIndexes)[number],
): NamedRecord[] {
  switch (index) {
    case "brands": {
      const linked = new Set(linkIndexes.flatMap(({ groups }) => groups.flatMap(({ links }) => links.map(({ path }) => path))));
      return documents
        .all("brand")
        .filter(({ path }) => linked.has(path))
        .map(({ id, name, path }, place) => ({
          objectID: id,
          name,
          path,
          popularity: -place,
          visibleIn: seen,
        }));
    }
    case "categories": {
      // Leaves come before the tree's upper rooms.
      const parents = new Set(documents.all("category").map(({ parent }) => parent));
      const listed = new Set(listings.map(({ path }) => path));
      return documents
        .all("category")
        .filter(({ path }) => listed.has(path))
        .map(({ id, name, path }) => ({
          objectID: id,
          name,
          path,
          popularity: parents.has(id) ? 20 : 50,
          visibleIn: seen,
        }));
    }
    case "articles":
      return documents
        .all("article")
        .filter(({ countries }) => countries.includes(country))
        .map(({ id, title, path, facts }) => ({
          objectID: id,
          name: wordsIn(country, title),
          path,
          popularity: Math.floor(facts.published / day) + (facts.kind === "story" ? storyLead : 0),
          visibleIn: seen,
        }));
  }
}

/** A country's indexes of brands, categories and articles. */
export const namedIndexesOf = (source: NamedSource): CatalogueIndex[] =>
  namedIndexes.map((index) => ({
    name: searchIndexName(source.country, index),
    country: source.country,
    records: namedRecords(source, index),
    searchable: ["name"],
    facets: [...visibility],
    ranking: bestFirst,
  }));

/** A product's record as an object type, which TypeScript lets be read by any key, as a `SearchRecord` is; an interface it does not. */
type Attributes = { readonly [Name in keyof ProductRecord]: ProductRecord[Name] };

/** A country's four search indexes with their records and settings. @param products records of the product index */
export function searchIndexesOf(source: NamedSource, products: readonly Attributes[]): CatalogueIndex[] {
  const { documents, country } = source;
  const name = (index: string) => searchIndexName(country, index);
  const replica = (suffix: string, attribute: string, direction: SortKey["direction"]) => ({
    name: name(`products_${suffix}`),
    order: [{ attribute, direction }],
  });
  return [
    {
      name: name("products"),
      country,
      records: products,
      searchable: [
        "name",
        "brand.name",
        "colourName",
        "baseColours",
        "categoryPaths",
        "bestFor",
        "feature",
        "fit",
        "group",
        "keywords",
      ],
      facets: productFacetAttributes,
      numeric: ["price", "publishedAt"],
      ranking: bestFirst,
      replicas: [
        replica("name_asc", "name", "asc"),
        replica("name_desc", "name", "desc"),
        replica("price_asc", "price", "asc"),
        replica("price_desc", "price", "desc"),
        replica("newest", "publishedAt", "desc"),
        replica("oldest", "publishedAt", "asc"),
      ],
      // As many as Algolia lets anybody page through.
      pageable: 20_000,
      // A pitch is read for what it says, not for what it might.
      exact: ["keywords"],
      unretrievable: ["keywords"],
      orderings: placedByHand(documents),
      redirects: searchRedirectsOf(documents, country),
    },
    ...namedIndexesOf(source),
  ];
}
