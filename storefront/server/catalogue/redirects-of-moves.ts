import { shopDocument } from "#contract/shop-documents.ts";
import type { DocumentLine } from "./document-line.ts";

/** A page that a line of a file gives another path. */
export interface Move {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

interface MoveSurroundings {
  /** Paths of which the file says itself where they lead. */
  readonly said: ReadonlySet<string>;
  /** Where the shop's redirects lead once the file is imported, by the path that they lead away from. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths at which there is a page then. */
  readonly taken: ReadonlySet<string>;
}

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
 * Redirects of pages that move: search engines, mails and bookmarks know the old path. It leads to the new one, unless something else
 * has it then or the file says itself where it leads; one that would lead a page that moves back away from itself goes.
 */
export function redirectsOfMoves(moves: readonly Move[], { said, redirects, taken }: MoveSurroundings): DocumentLine[] {
  return moves.flatMap(({ line, from, to }): DocumentLine[] => {
    const leadsBack = !said.has(to) && redirects.has(to) && endOf(to, redirects) === from;
    const isFree = !said.has(from) && !redirects.has(from) && !taken.has(from);
    // A page's path may be longer than one that a redirect leads away from.
    const made = isFree ? shopDocument.safeParse({ kind: "redirect", id: from, to }).data : undefined;
    return [
      ...(leadsBack ? [{ line, key: { kind: "redirect", id: to }, removed: true } as const] : []),
      ...(made ? [{ line, key: { kind: "redirect", id: from }, document: made } as const] : []),
    ];
  });
}

/** Paths of which documents of a file say themselves where they lead. */
export const saidRedirects = (documents: readonly DocumentLine[]): ReadonlySet<string> =>
  new Set(documents.flatMap((read) => ("key" in read && read.key.kind === "redirect" ? [read.key.id] : [])));
