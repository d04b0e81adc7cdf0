import type { CountryCode } from "#domain/country/country.ts";

/** Name of an index of the search service, with its configured prefix (SRAPI rows). */
export function indexName(country: CountryCode, index: string): string {
  return `tt_${country}_${index}`;
}

/** What a tile needs of a search record. Stock is asked for afresh when a picker opens; here sizes only tell whether there is one. */
export const tileAttributes = [
  "id",
  "name",
  "path",
  "brand",
  "state",
  "saleMode",
  "soldOut",
  "accountExclusive",
  "isDiscounted",
  "isNew",
  "isBestSeller",
  "isExclusive",
  "isSustainable",
  "price",
  "erpOriginalPrice",
  "colourName",
  "swatch",
  "productGallery",
  "siblingProducts",
  "variants",
  "showSingleSize",
  "overlayIds",
  "badgeIds",
  "release",
];
