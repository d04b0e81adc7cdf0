import { catalogue } from "#catalogue/catalogue.ts";
import { searchIndexes } from "#catalogue/search-indexes.ts";
import { searchRecords } from "#catalogue/search-records.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { inheritOrderings } from "../content/rule-orderings.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { shopSynonyms } from "./synonyms.ts";

/**
 * The search indexes of the demo catalogue for every country: what the catalogue says of them, and what the search adds:
 * synonyms, orderings handed down from listing to listing, and facets that follow the stock.
 */
export function createCatalogueIndexes(now: Date): IndexDefinition[] {
  return countryCodes.flatMap((country) => {
    return searchIndexes(country, now).map((index): IndexDefinition => {
      const definition: IndexDefinition = { ...index, synonyms: shopSynonyms };
      return index.name.endsWith("_products") ? withProducts(definition, country, now) : definition;
    });
  });
}

function withProducts(index: IndexDefinition, country: CountryCode, now: Date): IndexDefinition {
  const seconds = Math.floor(now.getTime() / 1000);
  const products = new Map(catalogue.buildProducts(country, now).map((product) => [product.id, product]));
  return {
    ...index,
    // Base colours are a dozen plain words: who types "blue" means them before a brand that begins so.
    searchable: [
      "name",
      "baseColours",
      ...index.searchable.filter((attribute) => !["name", "baseColours"].includes(attribute)),
      "styleNumber",
    ],
    unretrievable: [...(index.unretrievable ?? []), "styleNumber"],
    records: index.records.map((record) => {
      const product = products.get(record.objectID);
      return { ...record, functionalType: product?.functionalType, styleNumber: product?.erpProductCompositeCode };
    }),
    numeric: [...(index.numeric ?? []), "release"],
    orderings: { ...index.orderings, ...inheritOrderings(catalogue.listings(country), index.orderings ?? {}) },
    // The error page's recommendations have an index name of their own.
    replicas: [...(index.replicas ?? []), { name: `${index.name}_recommended`, order: [] }],
    followStock: (record) => {
      const product = products.get(record.objectID);
      if (product === undefined) return {};
      const current: Product = { ...product, variants: record.variants as Product["variants"], soldOut: record.soldOut === true };
      return { sizes: searchRecords([current], seconds)[0]!.sizes };
    },
  };
}
