/** A facet filter for a value as it stands: one that begins with a minus would otherwise leave out what it is to find. */
export function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.startsWith("-") ? "\\" : ""}${value}`;
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
  "redirectTarget",
];
