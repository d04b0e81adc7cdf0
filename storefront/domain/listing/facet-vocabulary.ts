/** Every attribute of a product's search record that can be filtered by and counted. */
export const productFacetAttributes = [
  "brand.name",
  "brand.id",
  "categoryIds",
  "categoryPaths",
  "group",
  "sizes.footwear",
  "sizes.footwearWomen",
  "sizes.footwearKids",
  "sizes.clothing",
  "baseColours",
  "bestFor",
  "fit",
  "feature",
  "isDiscounted",
  "isNew",
  "btq",
  "state",
  "price",
  "visibleIn.searchResults",
  "visibleIn.brand",
  "visibleIn.categories",
] as const;

/** The query parameters that a facet can have; listings know no others. `price` stands for `minPrice` and `maxPrice`. */
export const facetParameters = [
  "bestFor",
  "brand",
  "clothingSize",
  "colour",
  "feature",
  "fit",
  "footwearSize",
  "new",
  "price",
  "sale",
] as const;
