import type { ShopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { DocumentLine } from "./document-line.ts";
import type { ReadLine } from "./read-product-lines.ts";

/** What a file says, and what there is already. */
export interface ImportSources {
  readonly products: readonly ReadLine[];
  readonly documents: readonly DocumentLine[];
  /** By id. */
  readonly existing: ReadonlyMap<string, ProductDocument>;
  readonly stored: Iterable<ShopDocument>;
}

/** Where the shop's redirects lead once a file is imported, by the path that they lead away from. */
export function redirectsAfter({ documents, stored }: Pick<ImportSources, "documents" | "stored">): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const document of stored) if (document.kind === "redirect") redirects.set(document.id, document.to);
  for (const read of documents) {
    if ("removed" in read && read.key.kind === "redirect") redirects.delete(read.key.id);
    if ("document" in read && read.document.kind === "redirect") redirects.set(read.document.id, read.document.to);
  }
  return redirects;
}

/** The products that there are once a file is imported. */
export function productsAfter({ products, existing }: Pick<ImportSources, "products" | "existing">): ProductDocument[] {
  const current = new Map(existing);
  for (const read of products) if ("document" in read) current.set(read.document.id, read.document);
  return [...current.values()];
}
