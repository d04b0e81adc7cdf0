import type { Bitset } from "./bitset.ts";
import { addCosts, attributeOf, matchesOf, NO_MATCH, noMatches } from "./match-cost.ts";
import { type QueryPiece, wordWeight } from "./query-pieces.ts";

/** What is found of a query, and the words that had to be left out for it. */
export interface PartialMatch {
  readonly records: Bitset;
  readonly costs: Uint32Array;
  readonly missed: ReadonlySet<string>;
}

/** What has every piece of a query. */
export function matchAll(pieces: readonly QueryPiece[], size: number): PartialMatch {
  const costs = new Uint32Array(size);
  for (const piece of pieces) addCosts(costs, piece.costs);
  return { records: matchesOf(costs), costs, missed: new Set() };
}

/** How much weight more the word has that names what is looked for. */
const headBonus = 2;
/** What the nearest to it is worth in its place, beside whom it is for: together more than the thing itself for others. */
const kinGain = 5;

/**
 * What has most of a query, where nothing has all of it.
 * @param namedWithin how many words from the beginning on name what is looked for
 * @param isExact by the number of an attribute, whether its words are those of a pitch, which say less of a product than its name
 */
export function matchMost(
  pieces: readonly QueryPiece[],
  namedWithin: number,
  size: number,
  isExact: readonly boolean[],
): PartialMatch {
  const gains = gainsOf(pieces, headOf(pieces, namedWithin), size, isExact);
  const most = gains.reduce((a, b) => Math.max(a, b), 0);
  const costs = noMatches(size);
  const missed = new Set<string>();
  for (let position = 0; position < size && most > 0; position++) {
    if (gains[position] !== most) continue;
    costs[position] = 0;
    for (const piece of pieces) {
      if (piece.costs[position] !== NO_MATCH) costs[position]! += piece.costs[position]!;
      else {
        for (const word of piece.typed) missed.add(word);
        if (piece.kin && piece.kin[position] !== NO_MATCH) costs[position]! += piece.kin[position]!;
      }
    }
  }
  return { records: matchesOf(costs), costs, missed };
}

/** The place of the piece that names what is looked for, which is said last: purple boots are boots. -1 where none does. */
function headOf(pieces: readonly QueryPiece[], namedWithin: number): number {
  let head = -1;
  let begin = 0;
  for (const [i, { weight, typed }] of pieces.entries()) {
    if (weight === wordWeight && begin < namedWithin) head = i;
    begin += typed.length;
  }
  return head;
}

/** The weight of what each record has of a query. */
function gainsOf(pieces: readonly QueryPiece[], head: number, size: number, isExact: readonly boolean[]): Uint32Array {
  const gains = new Uint32Array(size);
  const audiences = pieces.filter(({ isAudience }) => isAudience);
  for (const [i, { costs, weight, kin }] of pieces.entries()) {
    const whole = i === head ? weight + headBonus : weight;
    for (let position = 0; position < size; position++) {
      const cost = costs[position]!;
      if (cost !== NO_MATCH) gains[position]! += isExact[attributeOf(cost)] ? whole / 2 : whole;
      else if (kin && kin[position] !== NO_MATCH && audiences.some((audience) => audience.costs[position] !== NO_MATCH))
        gains[position]! += kinGain;
    }
  }
  return gains;
}
