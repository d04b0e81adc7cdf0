import type { ShopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { DocumentLine } from "./read-document-lines.ts";
import type { ReadLine } from "./read-product-lines.ts";

/** What a file says, and what there is already. */
interface PathSources {
  readonly products: readonly ReadLine[];
  readonly documents: readonly DocumentLine[];
  /** By id. */
  readonly existing: ReadonlyMap<string, ProductDocument>;
  readonly stored: Iterable<ShopDocument>;
}

/** Lines of products, and of redirects, that claim one path, a sentence each, by line: shoppers are led away from the product. */
export function pagesBehindRedirects({ products, documents, existing, stored }: PathSources): ReadonlyMap<number, string> {
  const redirects = new Map<string, string>();
  for (const document of stored) if (document.kind === "redirect") redirects.set(document.id, document.to);
  for (const read of documents) {
    if ("removed" in read && read.key.kind === "redirect") redirects.delete(read.key.id);
    if ("document" in read && read.document.kind === "redirect") redirects.set(read.document.id, read.document.to);
  }
  const current = new Map(existing);
  for (const read of products) if ("document" in read) current.set(read.document.id, read.document);
  const shown = [...current.values()].filter(({ published }) => published !== null);
  const productAt = new Map(shown.map(({ id, path }) => [path, id]));
  const warnings = new Map<number, string>();
  for (const read of products) {
    const to = "document" in read && read.document.published !== null ? redirects.get(read.document.path) : undefined;
    if (to !== undefined) warnings.set(read.line, `path: a redirect leads from there to ${to}, so that nobody sees its page.`);
  }
  for (const read of documents) {
    const id = "document" in read && read.document.kind === "redirect" ? productAt.get(read.document.id) : undefined;
    if (id !== undefined) warnings.set(read.line, `It leads away from the page of product ${id}, which nobody sees.`);
  }
  return warnings;
}
