import type { PostingsByTerm } from "./postings.ts";
import { smallNumbers } from "./size-words.ts";

/** Numbers as names spell them, and words as names write them in figures. */
const otherSpellings = new Map(
  smallNumbers.flatMap((word, i): [string, string][] => [
    [String(i + 1), word],
    [word, String(i + 1)],
  ]),
);

/** A number as a name spells it, with the word beside it there: `pace 1` is the `Pace One` and no size, a `five pack` a `5 pack`. */
export function speltInName(
  postings: PostingsByTerm,
  words: readonly string[],
  at: number,
): readonly [string, string] | undefined {
  const [first, second] = [words[at] ?? "", words[at + 1] ?? ""];
  const pair = [otherSpellings.get(first) ?? first, otherSpellings.get(second) ?? second] as const;
  if (pair[0] === first && pair[1] === second) return undefined;
  const others = new Set(namedBy(postings, pair[1]));
  return namedBy(postings, pair[0]).some((position) => others.has(position)) ? pair : undefined;
}

/** The records in whose name a term stands: the first of what is searched. */
function namedBy(postings: PostingsByTerm, term: string): Uint32Array {
  const { positions, attributes } = postings.get(term) ?? { positions: new Uint32Array(), attributes: [] };
  return positions.filter((_, i) => attributes[i] === 0);
}
