import type { Category } from "./category-tree.ts";
import type { ShopDocuments } from "./shop-documents.ts";

/** Where the boutique's home is, whatever its category is called. */
export const boutiqueHome = "/btq";

/** The category that all of the boutique hangs in. */
export const boutiqueOf = (documents: Pick<ShopDocuments, "all">): Category | undefined =>
  documents.all("category").find(({ btq, parent }) => btq && parent === null);
