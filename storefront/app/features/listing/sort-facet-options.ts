import type { FacetDefinition } from "#contract/content.ts";
import { compareSizeCodes } from "#domain/product/size-order.ts";

/** A facet's values in the order that its definition asks for: by letter, by size, or the most found first (LIST-20). */
export function sortFacetOptions(sort: FacetDefinition["optionSort"], counts: Readonly<Record<string, number>>): string[] {
  const values = Object.keys(counts);
  if (sort === "size") return values.sort(compareSizeCodes);
  if (sort === "count") return values.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a.localeCompare(b));
  return values.sort((a, b) => a.localeCompare(b));
}
