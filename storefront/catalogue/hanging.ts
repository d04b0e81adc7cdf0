import type { BrandId } from "./brands.ts";
import { categoryIdsOf } from "./categories.ts";
import { shelf } from "./shelf.ts";

/** How many products hang in each category, by category id. What is discontinued hangs nowhere. */
export const categoryCounts: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>();
  for (const { style, terms } of shelf) {
    if (terms.state === "discontinued") continue;
    for (const id of categoryIdsOf(style, { isNew: terms.isNew === true, isDiscounted: (terms.off ?? 0) > 0 }))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
})();

/** Ids of the categories something hangs in. */
export const stockedCategories: ReadonlySet<string> = new Set(categoryCounts.keys());

/** How many products each brand's page shows, by brand. */
export const brandCounts: ReadonlyMap<BrandId, number> = (() => {
  const counts = new Map<BrandId, number>();
  for (const { style, terms } of shelf)
    if (terms.state !== "discontinued") counts.set(style.brand, (counts.get(style.brand) ?? 0) + 1);
  return counts;
})();
