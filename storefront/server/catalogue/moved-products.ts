import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { type ImportSources, productsAfter, redirectsAfter } from "./after-import.ts";
import type { DocumentLine } from "./document-line.ts";
import { redirectsOfMoves, saidRedirects } from "./redirects-of-moves.ts";

/**
 * Redirects of products that a file gives another path.
 * @param products the lines that can be used
 */
export function redirectsOfMoved({ products, documents, existing, stored }: ImportSources): DocumentLine[] {
  const moves = products.flatMap((read) => {
    const before = "document" in read ? existing.get(read.document.id) : undefined;
    return "document" in read && before !== undefined && before.path !== read.document.path
      ? [{ line: read.line, from: before.path, to: read.document.path }]
      : [];
  });
  if (moves.length === 0) return [];
  return redirectsOfMoves(moves, {
    said: saidRedirects(documents),
    redirects: redirectsAfter({ documents, stored }),
    taken: new Set(productsAfter({ products, existing }).map(({ path }: ProductDocument) => path)),
  });
}
