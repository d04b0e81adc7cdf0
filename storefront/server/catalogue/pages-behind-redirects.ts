import { type ImportSources, productsAfter, redirectsAfter } from "./after-import.ts";

/** Lines of products, and of redirects, that claim one path, a sentence each, by line: shoppers are led away from the product. */
export function pagesBehindRedirects({ products, documents, existing, stored }: ImportSources): ReadonlyMap<number, string> {
  const redirects = redirectsAfter({ documents, stored });
  const shown = productsAfter({ products, existing }).filter(({ published }) => published !== null);
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
