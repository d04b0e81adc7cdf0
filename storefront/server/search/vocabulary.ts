import MiniSearch from "minisearch";
import { editDistances } from "./edit-distance.ts";

/** A word of the index that a typed word may mean. */
export interface TermMatch {
  readonly term: string;
  readonly typos: number;
  /** True when the whole term was meant, false when only its beginning was typed. */
  readonly whole: boolean;
  /** How many leading characters of the term the typed word covers. */
  readonly length: number;
}

/**
 * The distinct words of an index. MiniSearch finds the near and the beginning ones; it holds words rather than products,
 * because on products it builds and sorts one object a match: 116 ms for a one-letter query over 50,000, against 0.4 ms.
 */
export interface Vocabulary {
  has(term: string): boolean;
  /** Terms that begin with what was typed, the term itself included. */
  completions(word: string): TermMatch[];
  /**
   * Terms within so many typos of the word (of a beginning of theirs if `prefix`), only those with the fewest.
   * @param correctable whether a term may be what a mistyped word was meant to be
   */
  corrections(word: string, allowed: number, prefix: boolean, correctable: (term: string) => boolean): TermMatch[];
  /** Learns terms and forgets others, in no time compared with being made. */
  change(added: Iterable<string>, gone: Iterable<string>): void;
}

/** Algolia's allowance: one typo from 4 letters, two from 8. Model numbers get none: 550 and 530 are different shoes. */
export function typosAllowed(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Longer words than this are not words. */
const LONGEST_WORD = 40;
/** Letters of the beginnings that a mistyped beginning is compared with. */
const SHORTEST_STUB = 4;
const LONGEST_STUB = 12;

/** @param terms what the index begins with; `change` keeps up with it */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const list = [...new Set(terms)];
  const idOf = new Map(list.map((term, id) => [term, id]));
  const near = new MiniSearch<{ id: number; term: string }>({
    fields: ["term", "stub"],
    extractField: (entry, field) => (field === "id" ? entry.id : entry.term) as string,
    tokenize: (text, field) => (field === "stub" ? stubs(text) : [text]),
    processTerm: (term) => term,
  });
  near.addAll(list.map((term, id) => ({ id, term })));
  const asIs = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

  return {
    has: (term) => idOf.has(term),
    completions(word) {
      return near.search(word, { ...asIs, prefix: true, fields: ["term"] }).map(({ id }) => {
        const term = list[id as number]!;
        return { term, typos: 0, whole: term === word, length: word.length };
      });
    },
    corrections(word, allowed, prefix, correctable) {
      if (allowed === 0 || word.length > LONGEST_WORD) return [];
      // MiniSearch counts a swap of neighbours as two edits, Algolia as one typo: look one further out, then measure.
      const found = near.search(word, { ...asIs, fuzzy: allowed + 1, fields: prefix ? ["term", "stub"] : ["term"] });
      let fewest = allowed;
      const matches: TermMatch[] = [];
      for (const { id } of found) {
        const term = list[id as number]!;
        if (!correctable(term)) continue;
        const edits = editDistances(word, term);
        const whole = !prefix || edits.whole <= edits.beginning;
        // A wrong first letter counts double, as with Algolia: it is rare, and its guesses are poor.
        const typos = (whole ? edits.whole : edits.beginning) + (term[0] === word[0] ? 0 : 1);
        if (typos > fewest) continue;
        fewest = typos;
        matches.push({ term, typos, whole, length: whole ? term.length : edits.beginningLength });
      }
      return matches.filter((match) => match.typos === fewest);
    },
    change(added, gone) {
      for (const term of gone) {
        const id = idOf.get(term);
        if (id === undefined) continue;
        near.discard(id);
        idOf.delete(term);
      }
      for (const term of added) {
        if (idOf.has(term)) continue;
        const id = list.push(term) - 1;
        idOf.set(term, id);
        near.add({ id, term });
      }
    },
  };
}

/** The beginnings of a term that someone half-way through typing it has typed. */
function stubs(term: string): string[] {
  const result: string[] = [];
  for (let length = SHORTEST_STUB; length < Math.min(term.length, LONGEST_STUB + 1); length++) result.push(term.slice(0, length));
  return result;
}
