import type { ShopDocument } from "#contract/shop-documents.ts";
import { countriesOf, pagesOf } from "#merchandising/dead-links.ts";
import { redirectsAfter } from "./after-import.ts";
import type { DocumentLine } from "./document-line.ts";
import { type Move, redirectsOfMoves, saidRedirects } from "./redirects-of-moves.ts";

/**
 * Redirects of brands, categories and other pages that a file gives another path. A page that leaves a country by the same line has
 * nowhere to lead to there, so that its owner is asked.
 * @param after all documents as the file says them
 */
export function redirectsOfMovedPages(
  lines: readonly DocumentLine[],
  stored: readonly ShopDocument[],
  after: readonly ShopDocument[],
): DocumentLine[] {
  const before = new Map(stored.map((document) => [`${document.kind} ${document.id}`, document]));
  const moves = lines.flatMap((read): Move[] => {
    const old = "document" in read ? before.get(`${read.key.kind} ${read.key.id}`) : undefined;
    if (old === undefined || !("document" in read)) return [];
    const countries = countriesOf(read.document);
    if (!countriesOf(old).every((country) => countries.includes(country))) return [];
    const now = pagesOf(read.document);
    return [...pagesOf(old)].flatMap(([name, from]) => {
      const to = now.get(name);
      return to === undefined || to === from ? [] : [{ line: read.line, from, to }];
    });
  });
  if (moves.length === 0) return [];
  return redirectsOfMoves(moves, {
    said: saidRedirects(lines),
    redirects: redirectsAfter({ documents: lines, stored }),
    taken: new Set(after.flatMap((document) => [...pagesOf(document).values()])),
  });
}
