import { shopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { type ImportSources, productsAfter, redirectsAfter } from "./after-import.ts";
import type { DocumentLine } from "./read-document-lines.ts";

/** Where a path leads in the end. */
function endOf(path: string, redirects: ReadonlyMap<string, string>): string {
  const passed = new Set<string>();
  let at = path;
  for (let to = redirects.get(at); to !== undefined && !passed.has(at); to = redirects.get(at)) {
    passed.add(at);
    at = to;
  }
  return at;
}

/**
 * Redirects of products that a file gives another path: search engines, mails and bookmarks know the old one. It leads to the new one,
 * unless something else has it then or the file says itself where it leads; one that would lead a product that moves back away from its
 * page goes.
 * @param products the lines that can be used
 */
export function redirectsOfMoved({ products, documents, existing, stored }: ImportSources): DocumentLine[] {
  const moved = products.flatMap((read) => {
    const before = "document" in read ? existing.get(read.document.id) : undefined;
    return "document" in read && before !== undefined && before.path !== read.document.path
      ? [{ line: read.line, from: before.path, to: read.document.path }]
      : [];
  });
  if (moved.length === 0) return [];
  const redirects = redirectsAfter({ documents, stored });
  const said = new Set(documents.flatMap((read) => ("key" in read && read.key.kind === "redirect" ? [read.key.id] : [])));
  const taken = new Set(productsAfter({ products, existing }).map(({ path }: ProductDocument) => path));
  return moved.flatMap(({ line, from, to }): DocumentLine[] => {
    const leadsBack = !said.has(to) && redirects.has(to) && endOf(to, redirects) === from;
    const isFree = !said.has(from) && !redirects.has(from) && !taken.has(from);
    // A product's path may be longer than one that a redirect leads away from.
    const made = isFree ? shopDocument.safeParse({ kind: "redirect", id: from, to }).data : undefined;
    return [
      ...(leadsBack ? [{ line, key: { kind: "redirect", id: to }, removed: true } as const] : []),
      ...(made ? [{ line, key: { kind: "redirect", id: from }, document: made } as const] : []),
    ];
  });
}
