import type { ShopDocumentOf } from "#contract/shop-documents.ts";

type FacetDefinition = ShopDocumentOf<"facets">["facets"][number];

const options = (
  id: string,
  label: string,
  attribute: FacetDefinition["attribute"],
  queryParameter: FacetDefinition["queryParameter"],
  optionSort: FacetDefinition["optionSort"],
): FacetDefinition => ({
  id,
  label,
  type: "OPTIONS",
  attribute,
  queryParameter,
  optionSort,
});

const brand = options("brand", "Brand", "brand.name", "brand", "count");
const clothingSize = options("clothingSize", "Clothing size", "sizes.clothing", "clothingSize", "size");
const price: FacetDefinition = {
  id: "price",
  label: "Price",
  type: "RANGE",
  attribute: "price",
  queryParameter: "price",
  optionSort: "size",
};
const rest: readonly FacetDefinition[] = [
  options("colour", "Colour", "baseColours", "colour", "alpha"),
  options("bestFor", "Best for", "bestFor", "bestFor", "alpha"),
  options("fit", "Fit", "fit", "fit", "alpha"),
  options("feature", "Feature", "feature", "feature", "alpha"),
  { id: "sale", label: "On sale", type: "TOGGLE", attribute: "isDiscounted", queryParameter: "sale", optionSort: "alpha" },
  { id: "new", label: "New in", type: "TOGGLE", attribute: "isNew", queryParameter: "new", optionSort: "alpha" },
];

/** Whose numbers a listing counts shoe sizes in. A bare 9 is a different foot for men and for women, so each department has its own attribute. */
const footwear = {
  men: options("footwearSize", "Shoe size, US Men", "sizes.footwear", "footwearSize", "size"),
  women: options("footwearSize", "Shoe size, US Women", "sizes.footwearWomen", "footwearSize", "size"),
  kids: options("footwearSize", "Shoe size, US Kids", "sizes.footwearKids", "footwearSize", "size"),
} as const;

/** The facets of a listing (LIST-12): sizes of what it holds, in the numbers of whom it is for. */
export function facetsFor(
  holds: "shoes" | "clothing" | "accessories" | "all",
  whom: "men" | "women" | "kids" = "men",
): FacetDefinition[] {
  const sizes = holds === "shoes" ? [footwear[whom]] : holds === "all" ? [footwear[whom], clothingSize] : [clothingSize];
  return [...sizes, brand, price, ...rest];
}

type Holds = Parameters<typeof facetsFor>[0];
type Whom = NonNullable<Parameters<typeof facetsFor>[1]>;

/** The name of a listing's facets: numbers of shoes are a department's own, all others are the same for everybody. */
export const facetsId = (holds: Holds, whom: Whom = "men"): string =>
  holds === "shoes" || holds === "all" ? `${holds}-${whom}` : holds;

/** All facets that listings of the demo shop have. */
export const facetSets: readonly ShopDocumentOf<"facets">[] = [
  ...(["men", "women", "kids"] as const).flatMap((whom) =>
    (["shoes", "all"] as const).map((holds) => ({ id: facetsId(holds, whom), facets: facetsFor(holds, whom) })),
  ),
  ...(["clothing", "accessories"] as const).map((holds) => ({ id: facetsId(holds), facets: facetsFor(holds) })),
].map(({ id, facets }) => ({ kind: "facets", id, facets }));
