import type { Listing } from "#contract/content.ts";
import type { Product, SizeChart, SizeSystem } from "#domain/product/product.ts";
import { chartSystems } from "#domain/product/size-chart.ts";

/** Whose numbers the departments count shoes in. */
const departments: Readonly<Record<string, SizeSystem>> = { men: "usMen", women: "usWomen", kids: "usKids" };

/** What a listing's size filter counts in, by the attribute that it filters by. */
const attributes: Readonly<Record<string, SizeSystem>> = {
  "sizes.footwear": "usMen",
  "sizes.footwearWomen": "usWomen",
  "sizes.footwearKids": "usKids",
};

/** The size system of a listing: that of its shoe size filter; undefined where it has none. */
export function listingSizeSystem({ facets }: Pick<Listing, "facets">): SizeSystem | undefined {
  return facets.flatMap(({ attribute }) => attributes[attribute] ?? [])[0];
}

/** The size system of the department that a product hangs in; undefined where it is nobody's in particular. */
function departmentSystem({ canonicalCategory }: Pick<Product, "canonicalCategory">): SizeSystem | undefined {
  return departments[canonicalCategory.path.split("/")[2] ?? ""];
}

/**
 * The system that a product's sizes are shown in: that of the size filter they stand beside, the shopper's own choice, that of the
 * listing it was seen in, that of its department or the chart's own, whichever comes first that the chart has. Undefined for a chart
 * without systems. A filter's sizes are those of many charts, which do not agree in another system, so that it keeps to its own.
 * @param beside what the size filter beside the product counts in
 */
export function shownSizeSystem(
  product: Pick<Product, "id" | "canonicalCategory">,
  chart: SizeChart | null,
  { chosen, seenIn }: { chosen: SizeSystem | null; seenIn: Readonly<Record<string, SizeSystem>> },
  beside?: SizeSystem,
): SizeSystem | undefined {
  if (chart?.type !== "dense") return undefined;
  const known = chartSystems(chart);
  const wanted = [beside, chosen, seenIn[product.id], departmentSystem(product)];
  return wanted.find((system) => system && known.includes(system)) ?? chart.defaultSizeSystem;
}
