import type { ProductRecord } from "#domain/catalogue/product-record.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { everywhere } from "./error-pages.ts";
import { productFacetAttributes } from "./facets.ts";
import { articleRecords, brandRecords, categoryRecords } from "./search-records.ts";
import { named } from "./shelf.ts";

interface SortKey {
  readonly attribute: string;
  readonly direction: "asc" | "desc";
}
type SearchRecord = { readonly objectID: string; readonly [attribute: string]: unknown };

/** An index with its settings, for whichever search holds it. */
export interface CatalogueIndex {
  readonly name: string;
  readonly country: CountryCode;
  readonly records: readonly SearchRecord[];
  readonly searchable: readonly string[];
  readonly facets: readonly string[];
  readonly numeric?: readonly string[];
  readonly ranking: readonly SortKey[];
  readonly replicas?: readonly { readonly name: string; readonly order: readonly SortKey[] }[];
  readonly unretrievable?: readonly string[];
  readonly orderings?: Readonly<Record<string, readonly string[]>>;
  readonly redirects?: Readonly<Record<string, string>>;
  readonly exact?: readonly string[];
  readonly pageable?: number;
}

const visibility = ["visibleIn.searchResults", "visibleIn.brand", "visibleIn.categories"] as const;
const bestFirst: readonly SortKey[] = [{ attribute: "popularity", direction: "desc" }];

/** Searches that are not for products. */
const helpPages: Readonly<Record<string, string>> = {
  return: "/articles/returns",
  returns: "/articles/returns",
  refund: "/articles/returns",
  exchange: "/articles/returns",
  delivery: "/articles/delivery",
  shipping: "/articles/delivery",
  "size guide": "/articles/size-guides",
  "size chart": "/articles/size-guides",
  "size guides": "/articles/size-guides",
  contact: "/articles/contact",
  "contact us": "/articles/contact",
  help: "/articles/order-help",
  "track my order": "/orders",
  "track order": "/orders",
  "where is my order": "/orders",
  careers: "/articles/careers",
  jobs: "/articles/careers",
  stores: "/stores",
  "store locator": "/stores",
  "opening hours": "/stores",
  privacy: "/articles/privacy-policy",
  terms: "/articles/terms-and-conditions",
};

/** Listings whose first tiles are placed by hand, by rule context (`<type>-<id>`). */
function orderings(): Readonly<Record<string, readonly string[]>> {
  const ids = (...chosen: Parameters<typeof named>[]) => chosen.map(([name, colour]) => named(name, colour).id);
  const sneakers = ids(
    ["Ridgeback", "saltbush"],
    ["Court Low", "chalk"],
    ["Pace One", "glacier"],
    ["Baseline 84", "terracotta"],
    ["Halfcourt Hi", "oat-ink"],
    ["Moonboot Runner", "moreton"],
    ["Halfcourt Hi", "plum"],
    ["Fleet Racer", "rata"],
    ["Court Low", "harbour"],
    ["Ridgeback", "southerly"],
    ["Headwind Flat", "reef"],
    ["Halfcourt Hi", "kelp"],
  );
  return {
    [`category-${everywhere}`]: ids(
      ["Pace One", "ember"],
      ["Heavy Hood", "galah"],
      ["Court Low", "galah"],
      ["Ridgeback", "feijoa"],
      ["Second Skin Legging", "gumleaf"],
      ["Jandal Slide", "wattle"],
      ["Halfcourt Hi", "plum"],
    ),
    "category-men-shoes-sneakers": sneakers,
    "category-shoes-sneakers": sneakers,
    "category-shoes": sneakers,
    "category-btq": ids(
      ["Suede Chelsea", "terracotta"],
      ["Cuba Chelsea", "basalt"],
      ["Court Low, hand finished", "flat-white"],
      ["Evening Shell", "plum"],
      ["Court Low, hand finished", "plum"],
      ["Overnighter", "plum"],
      ["Cashmere Hood", "flat-white"],
      ["Halfcourt Hi, leather lined", "plum"],
      ["Two Strap", "ironbark"],
      ["Market Tote", "ironbark"],
    ),
  };
}

/** A country's four search indexes with their records and settings. @param products records of the product index */
export function searchIndexes(country: CountryCode, products: readonly ProductRecord[]): CatalogueIndex[] {
  const name = (index: string) => searchIndexName(country, index);
  const replica = (suffix: string, attribute: string, direction: SortKey["direction"]) => ({
    name: name(`products_${suffix}`),
    order: [{ attribute, direction }],
  });
  const list = (index: string, records: readonly object[]): CatalogueIndex => ({
    name: name(index),
    country,
    records: records as readonly SearchRecord[],
    searchable: ["name"],
    facets: [...visibility],
    ranking: bestFirst,
  });
  return [
    {
      ...list("products", products),
      searchable: ["name", "brand.name", "colourName", "baseColours", "categoryPaths", "bestFor", "feature", "keywords"],
      facets: productFacetAttributes,
      numeric: ["price", "publishedAt"],
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
      redirects: helpPages,
      // A pitch is read for what it says, not for what it might.
      exact: ["keywords"],
      unretrievable: ["keywords"],
      orderings: orderings(),
    },
    list("brands", brandRecords()),
    list("categories", categoryRecords()),
    list("articles", articleRecords()),
  ];
}
