import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import type { HangingCounts } from "#domain/catalogue/count-hanging.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { type Category, type CategoryTree, growCategoryTree } from "./category-tree.ts";
import type { ShopDocuments } from "./shop-documents.ts";

/** What a country's shop is made of: its owner's documents, and what of its products they leave open. */
export interface Surroundings {
  readonly country: CountryCode;
  readonly documents: ShopDocuments;
  readonly hanging: HangingCounts;
  /** By id. */
  readonly products: ReadonlyMap<string, Product>;
  readonly tree: CategoryTree;
}

/** Adds the tree of the categories, which is grown once for all that is made of them. */
export const surround = (parts: Omit<Surroundings, "tree">): Surroundings => ({
  ...parts,
  tree: growCategoryTree(parts.documents),
});

/** Whether a product hangs in a category or below it. A category without has no page, and no link to one. */
export const hasProducts = ({ hanging }: Surroundings, category: Category): boolean => hanging.inCategory(category.id) > 0;

/** The brands of which the country's shop has something. */
export const brandsSold = ({ documents, hanging }: Surroundings): readonly ShopDocumentOf<"brand">[] =>
  documents.all("brand").filter(({ id }) => hanging.ofBrand(id) > 0);

/** Whether a link leads to a category that has no page now. */
export function leadsNowhere(shop: Surroundings, path: string | undefined): boolean {
  const [page] = path?.split(/[?#]/) ?? [];
  const category = page === undefined ? undefined : shop.documents.all("category").find((one) => one.path === page);
  return category !== undefined && !hasProducts(shop, category);
}
