import { matchCost } from "./match-cost.ts";
import type { PostingsByTerm } from "./postings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Lowers the costs of records by the terms that occur in them. */
export interface TermCosts {
  /** Whether every one of these terms is in some record. */
  isKnown(terms: readonly string[]): boolean;
  /** Of the records in which a term occurs. @param inPitch whether it may be among a pitch's words */
  applyTerm(costs: Uint32Array, term: string, deviation: number, inexact: number, inPitch?: boolean): void;
  /** Of the records in which every one of these terms occurs. @param deviation how far they are from what was typed */
  applyTerms(terms: readonly string[], costs: Uint32Array, deviation: number): void;
}

/** @param isExact by the number of an attribute, whether it is a pitch, whose words are never what a mistyped one was meant to be */
export function createTermCosts(postings: PostingsByTerm, vocabulary: Vocabulary, isExact: readonly boolean[]): TermCosts {
  function applyTerm(costs: Uint32Array, term: string, deviation: number, inexact: number, inPitch = true): void {
    const entry = postings.get(term);
    if (entry === undefined) return;
    for (let i = 0; i < entry.positions.length; i++) {
      if (!inPitch && isExact[entry.attributes[i]!]) continue;
      const position = entry.positions[i]!;
      const candidate = matchCost(deviation, entry.attributes[i]!, inexact);
      if (candidate < costs[position]!) costs[position] = candidate;
    }
  }

  /** For several terms that must all occur; the least important of their attributes counts. */
  function applyPhrase(costs: Uint32Array, terms: readonly string[], deviation: number): void {
    const found = new Map<number, { count: number; attribute: number }>();
    for (const term of terms) {
      const entry = postings.get(term);
      if (entry === undefined) return;
      for (let i = 0; i < entry.positions.length; i++) {
        const known = found.get(entry.positions[i]!) ?? { count: 0, attribute: 0 };
        found.set(entry.positions[i]!, { count: known.count + 1, attribute: Math.max(known.attribute, entry.attributes[i]!) });
      }
    }
    for (const [position, { count, attribute }] of found) {
      const candidate = matchCost(deviation, attribute, 0);
      if (count === terms.length && candidate < costs[position]!) costs[position] = candidate;
    }
  }

  const isKnown = (terms: readonly string[]) => terms.every((term) => vocabulary.has(term));

  function applyTerms(terms: readonly string[], costs: Uint32Array, deviation: number): void {
    if (!isKnown(terms)) return;
    if (terms.length === 1) applyTerm(costs, terms[0]!, deviation, 0);
    else applyPhrase(costs, terms, deviation);
  }

  return { isKnown, applyTerm, applyTerms };
}
