import type { ShopDocument } from "#contract/shop-documents.ts";
import { pathOf } from "#merchandising/dead-links.ts";
import { fixedRedirects } from "../content/fixed-redirects.ts";
import { rewrites } from "../content/rewrites.ts";
import { type ImportSources, productsAfter, redirectsAfter } from "./after-import.ts";

/** Says of a document that what the shop itself does at its path hides it. A category of the boutique may be where the boutique is. */
function behindShopsOwn(document: ShopDocument): string | undefined {
  const path = pathOf(document) ?? "";
  const to = fixedRedirects.get(path);
  if (to !== undefined) return `path: the shop itself leads from there to ${to}, so that nobody sees it.`;
  const shown = document.kind === "category" && document.btq ? undefined : rewrites.get(path);
  return shown === undefined ? undefined : `path: the shop itself shows ${shown} there, so that nobody sees it.`;
}

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
    const hidden = "document" in read ? behindShopsOwn(read.document) : undefined;
    if (hidden !== undefined) warnings.set(read.line, hidden);
    const id = "document" in read && read.document.kind === "redirect" ? productAt.get(read.document.id) : undefined;
    if (id !== undefined) warnings.set(read.line, `It leads away from the page of product ${id}, which nobody sees.`);
  }
  return warnings;
}
