import type { ErrorPageContent } from "#domain/error-page/recommendation-search.ts";
import { boutiqueHome, boutiqueOf } from "./boutique.ts";
import { hasProducts, type Surroundings } from "./surroundings.ts";

/** What error pages recommend at a path and at all paths below it that have nothing nearer. */
export interface ErrorPageEntry {
  readonly path: string;
  readonly content: ErrorPageContent;
}

/** Id of what error pages recommend where no brand or category is near: tiles placed by hand, then what sells best. */
export const everywhere = "all";

const own = (path: string, type: ErrorPageContent["type"], id: string): ErrorPageEntry => ({
  path,
  content: { id, type, products: { index: "products", mode: "membership" } },
});

/**
 * Error pages stay with what was looked for: below a category its products, below a brand or among a brand's products the
 * brand's, in the boutique the boutique's. Anywhere else the whole shop's.
 */
export function errorPagesOf(shop: Surroundings): ErrorPageEntry[] {
  const categories = shop.documents.all("category").filter((category) => hasProducts(shop, category));
  const boutique = boutiqueOf(shop.documents);
  return [
    { path: "/", content: { id: everywhere, type: "Category", products: { index: "products", mode: "filter" } } },
    ...(boutique && hasProducts(shop, boutique) ? [own(boutiqueHome, "Category", boutique.id)] : []),
    ...categories.map(({ path, id }) => own(path, "Category", id)),
    ...shop.documents
      .all("brand")
      .flatMap(({ id, path }) => [own(path, "Brand", id), own(path.replace("/brands/", "/products/"), "Brand", id)]),
  ];
}
