import { addBit, type Bitset, emptyBitset } from "./bitset.ts";

/** The cost of a record that does not match. */
export const NO_MATCH = 0xffffffff;
/** How far from what was typed a match is: for each typo, and for a synonym. */
export const TYPO = 2;
export const SYNONYM = 1;

/**
 * The cost of a match orders results as Algolia's tie-breaking does: first how far from what was typed (a synonym counts
 * half a typo), then where it was found, then whether the whole word was typed. The fields are wide enough to be summed
 * over the ten words of a query without running into each other.
 */
export const matchCost = (deviation: number, attribute: number, inexact: number): number =>
  (deviation << 16) | (attribute << 8) | inexact;

/** The number of the attribute that a match of this cost was found in. */
export const attributeOf = (cost: number): number => (cost >>> 8) & 0xff;

/** Costs of a search that has found nothing yet, by record. */
export const noMatches = (size: number): Uint32Array => new Uint32Array(size).fill(NO_MATCH);

/** Adds the costs of one more piece of a query; a record that it does not find matches no more. */
export function addCosts(total: Uint32Array, costs: Uint32Array): void {
  for (let position = 0; position < total.length; position++) {
    total[position] =
      total[position] === NO_MATCH || costs[position] === NO_MATCH ? NO_MATCH : total[position]! + costs[position]!;
  }
}

/** The records that match. */
export function matchesOf(costs: Uint32Array): Bitset {
  const records = emptyBitset(costs.length);
  for (let position = 0; position < costs.length; position++) if (costs[position] !== NO_MATCH) addBit(records, position);
  return records;
}

/** Whether no record matches. */
export const isUnmatched = (costs: Uint32Array): boolean => costs.every((cost) => cost === NO_MATCH);
