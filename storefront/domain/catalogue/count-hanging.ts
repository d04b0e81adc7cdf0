import type { CountryCode } from "../country/country.ts";
import type { CategoryReference } from "../product/product.ts";
import { categoriesAt, type ProductDocument, type SizeGroup } from "./product-document.ts";

/** How many products hang where in one country's shop. */
export interface HangingCounts {
  inCategory(id: string): number;
  ofBrand(id: string): number;
  /** Whether a brand has anything of a group. */
  brandHas(id: string, group: SizeGroup): boolean;
}

/** Counts what hangs in categories and on brands' pages. What is discontinued hangs nowhere. */
export function countHanging(
  documents: Iterable<ProductDocument>,
  country: CountryCode,
  category: (id: string) => Pick<CategoryReference, "ancestors"> | undefined,
): HangingCounts {
  const categories = new Map<string, number>();
  const brands = new Map<string, { count: number; readonly groups: Set<SizeGroup> }>();
  for (const document of documents) {
    const offer = document.countries[country];
    if (offer === undefined || document.state === "discontinued") continue;
    for (const id of categoriesAt(document, offer, category)) categories.set(id, (categories.get(id) ?? 0) + 1);
    const brand = brands.get(document.brand.id);
    if (brand === undefined) brands.set(document.brand.id, { count: 1, groups: new Set([document.sizeGroup]) });
    else {
      brand.count++;
      brand.groups.add(document.sizeGroup);
    }
  }
  return {
    inCategory: (id) => categories.get(id) ?? 0,
    ofBrand: (id) => brands.get(id)?.count ?? 0,
    brandHas: (id, group) => brands.get(id)?.groups.has(group) ?? false,
  };
}
