import type { Listing } from "#contract/content.ts";
import type { SearchRecord } from "#contract/search-index.ts";
import type { ProductRecord } from "#domain/catalogue/product-record.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { type NamedSource, placedByHand, searchIndexesOf, searchRedirectsOf } from "#merchandising/search-indexes.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import { inheritOrderings } from "../content/rule-orderings.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { shopGroups, shopKin, shopMeanings, shopSynonyms, shopUnsold, shopUses } from "./shop-synonyms.ts";

/** What is searched: the products and how their records are made, and what the shop's documents say of it. */
export type SearchedProducts = Pick<LiveCatalogue, "products" | "record" | "sizes">;

/** What a shop says of its search. */
export type IndexSource = Pick<LiveCatalogue, "shopDocuments" | "content">;

/** Products as the search holds them. */
export function productRecords(catalogue: SearchedProducts, products: Iterable<Product>): (ProductRecord & SearchRecord)[] {
  return [...products].flatMap((product) => {
    const record = catalogue.record(product);
    return record ? [{ ...record }] : [];
  });
}

/** What brands, categories and articles of a country are told by. */
export const namedSource = (source: IndexSource, country: CountryCode): NamedSource => ({
  documents: source.shopDocuments(),
  country,
  listings: source.content().listings(country),
  linkIndexes: source.content().linkIndexes(country),
});

/**
 * The search indexes of every country: what the shop says of them, and what the search adds: synonyms, orderings handed down
 * from listing to listing, and facets that follow the stock.
 */
export function createCatalogueIndexes(source: IndexSource, catalogue: SearchedProducts): IndexDefinition[] {
  return countryCodes.flatMap((country) => {
    return searchIndexesOf(namedSource(source, country), []).map((index): IndexDefinition => {
      const dropsWords = index.name !== searchIndexName(country, "articles");
      const words = { synonyms: shopSynonyms, meanings: shopMeanings, unsold: shopUnsold, kin: shopKin };
      const definition: IndexDefinition = { ...index, ...words, dropsWords };
      const isProducts = index.name === searchIndexName(country, "products");
      return isProducts ? withProducts(definition, source.content().listings(country), catalogue) : definition;
    });
  });
}

/** Settings of an index that the owner's documents decide, and that may be others while it is searched. */
export type OwnedSettings = Pick<IndexDefinition, "orderings" | "redirects">;

/** Those of a country's products: what was placed by hand, handed down from listing to listing, and what is sent elsewhere. */
export function ownedSettings(source: IndexSource, country: CountryCode): OwnedSettings {
  const manual = placedByHand(source.shopDocuments());
  return {
    orderings: { ...manual, ...inheritOrderings(source.content().listings(country), manual) },
    redirects: searchRedirectsOf(source.shopDocuments(), country),
  };
}

function withProducts(index: IndexDefinition, listings: readonly Listing[], catalogue: SearchedProducts): IndexDefinition {
  let records: IndexDefinition["records"] | undefined;
  return {
    ...index,
    // Those of a large shop take a while, which is not to be waited for before the index is.
    get records() {
      records ??= productRecords(catalogue, catalogue.products(index.country).values());
      return records;
    },
    // Base colours are a dozen plain words: who types "blue" means them before a brand that begins so.
    searchable: [
      "name",
      "baseColours",
      ...index.searchable.filter((attribute) => !["name", "baseColours"].includes(attribute)),
      "styleNumber",
      "id",
    ],
    exact: [...(index.exact ?? []), "styleNumber", "id"],
    sizes: {
      men: "sizes.footwear",
      women: "sizes.footwearWomen",
      kids: "sizes.footwearKids",
      clothing: "sizes.clothing",
      elsewhere: "sizes.elsewhere",
    },
    price: "price",
    uses: { bestFor: shopUses },
    groups: { group: shopGroups },
    kinds: ["name", "categoryPaths", "group"],
    unretrievable: [...(index.unretrievable ?? []), "styleNumber"],
    numeric: [...(index.numeric ?? []), "release"],
    orderings: { ...index.orderings, ...inheritOrderings(listings, index.orderings ?? {}) },
    // The error page's recommendations have an index name of their own.
    replicas: [...(index.replicas ?? []), { name: `${index.name}_recommended`, order: [] }],
    followStock: (record) => {
      const sizes = catalogue.sizes(record.objectID, record.variants as Product["variants"]);
      return sizes ? { sizes } : {};
    },
  };
}
