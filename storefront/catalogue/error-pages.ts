import type { ErrorPageContent } from "#domain/error-page/recommendation-search.ts";
import { brandIds, brands } from "./brands.ts";
import { buildListings } from "./listings.ts";

/** What an error page at or below a path recommends. */
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
 * @param stocked ids of the categories something hangs in
 */
export function buildErrorPages(stocked: ReadonlySet<string>): ErrorPageEntry[] {
  const categories = buildListings(stocked).filter(({ type }) => type === "Category");
  return [
    { path: "/", content: { id: everywhere, type: "Category", products: { index: "products", mode: "filter" } } },
    own("/btq", "Category", "btq"),
    ...categories.map(({ path, id }) => own(path, "Category", id)),
    ...brandIds.flatMap((id) => ["brands", "products"].map((room) => own(`/${room}/${brands[id].slug}`, "Brand", id))),
  ];
}
