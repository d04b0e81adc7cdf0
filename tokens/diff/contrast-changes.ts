import type { ResolvedToken } from "../build/resolve.ts";
import { coloursOf, contrastOf } from "../contrast/pair-contrast.ts";
import { type Pair, pairs, required } from "../contrast/pairs.ts";

/** A pair of colours that came to stand out enough, or no longer does. */
export interface ContrastChange extends Pair {
  /** 1 to 21. */
  readonly before: number;
  readonly after: number;
  /** What its kind needs: 4.5 for text, 3 for shapes (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
  readonly required: number;
  readonly crossed: "falls below" | "reaches";
}

/** Pairs whose contrast crosses what AA asks for, between two versions of a theme. Pairs that one version lacks are left out. */
export function contrastChanges(before: readonly ResolvedToken[], after: readonly ResolvedToken[]): ContrastChange[] {
  const [old, current] = [coloursOf(before), coloursOf(after)];
  return pairs.flatMap((pair): ContrastChange[] => {
    const [was, is] = [contrastOf(pair, old), contrastOf(pair, current)];
    const least = required[pair.kind];
    if (was === undefined || is === undefined || was >= least === is >= least) return [];
    return [{ ...pair, before: was, after: is, required: least, crossed: is < least ? "falls below" : "reaches" }];
  });
}
