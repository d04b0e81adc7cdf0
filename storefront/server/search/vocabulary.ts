import MiniSearch from "minisearch";
import { editDistances } from "./edit-distance.ts";
import { insertInOrder } from "./record-order.ts";
import { soundOf } from "./word-sound.ts";

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
 * The distinct words of an index. MiniSearch finds the near ones; it holds words rather than products, because on products it
 * builds and sorts one object a match: 116 ms for a one-letter query over 50,000, against 0.4 ms.
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
  /** Terms that are said as the word is, however that is spelt: `zefirine` for `zephyrine`. */
  soundingLike(word: string): TermMatch[];
  /** Learns terms and forgets others, in no time compared with being made. */
  change(added: Iterable<string>, gone: Iterable<string>): void;
}

/** Model numbers are neither mistyped nor what is meant by a word that is: 550 and 530 are different shoes. */
const isNumbered = (word: string): boolean => /\p{N}/u.test(word);

/** Algolia's allowance: one typo from 4 letters, two from 8. */
export function typosAllowed(word: string): number {
  if (isNumbered(word)) return 0;
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Longer words than this are not words. */
const LONGEST_WORD = 40;
/** Letters of the beginnings that a mistyped beginning is compared with. */
const SHORTEST_STUB = 4;
const LONGEST_STUB = 12;

/** @param terms what the index begins with; `change` keeps up with it */
export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const known = new Set(terms);
  let inOrder = [...known].sort();
  // Numbers of styles and products are most of the words, and making this index of them most of the time that a start takes.
  const near = new MiniSearch<{ id: string }>({
    fields: ["term", "stub"],
    extractField: ({ id }) => id,
    tokenize: (text, field) => (field === "stub" ? stubs(text) : [text]),
    processTerm: (term) => term,
  });
  const lookedFor = (all: Iterable<string>) => Array.from(all, (id) => ({ id })).filter(({ id }) => !isNumbered(id));
  near.addAll(lookedFor(known));
  const sounds = new Map<string, Set<string>>();
  const listen = (all: Iterable<{ id: string }>) => {
    for (const { id } of all) {
      const sound = soundOf(id);
      if (sound === undefined) continue;
      sounds.set(sound, (sounds.get(sound) ?? new Set()).add(id));
    }
  };
  listen(lookedFor(known));

  return {
    has: (term) => known.has(term),
    completions(word) {
      const matches: TermMatch[] = [];
      for (let at = firstFrom(inOrder, word); inOrder[at]?.startsWith(word); at++) {
        const term = inOrder[at]!;
        matches.push({ term, typos: 0, whole: term === word, length: word.length });
      }
      return matches;
    },
    corrections(word, allowed, prefix, correctable) {
      if (allowed === 0 || word.length > LONGEST_WORD) return [];
      // MiniSearch counts a swap of neighbours as two edits, Algolia as one typo: look one further out, then measure.
      const fields = prefix ? ["term", "stub"] : ["term"];
      const found = near.search(word, { tokenize: (text) => [text], fuzzy: allowed + 1, fields });
      let fewest = allowed;
      const matches: TermMatch[] = [];
      for (const { id } of found) {
        const term: string = id;
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
    soundingLike(word) {
      const sound = soundOf(word);
      const terms = sound === undefined ? [] : [...(sounds.get(sound) ?? [])];
      return terms.map((term) => ({ term, typos: typosAllowed(word) + 1, whole: true, length: term.length }));
    },
    change(added, gone) {
      const left = new Set([...gone].filter((term) => known.has(term)));
      const learnt = new Set([...added].filter((term) => !known.has(term)));
      for (const term of left) known.delete(term);
      for (const term of learnt) known.add(term);
      for (const { id } of lookedFor(left)) {
        near.discard(id);
        sounds.get(soundOf(id) ?? "")?.delete(id);
      }
      near.addAll(lookedFor(learnt));
      listen(lookedFor(learnt));
      const staying = left.size === 0 ? inOrder : inOrder.filter((term) => !left.has(term));
      inOrder = insertInOrder(staying, [...learnt], (a, b) => (a < b ? -1 : 1));
    },
  };
}

/** Where the first of some words in order stands that does not come before a word. */
function firstFrom(inOrder: readonly string[], word: string): number {
  let low = 0;
  for (let high = inOrder.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (inOrder[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The beginnings of a term that someone half-way through typing it has typed. */
function stubs(term: string): string[] {
  const result: string[] = [];
  for (let length = SHORTEST_STUB; length < Math.min(term.length, LONGEST_STUB + 1); length++) result.push(term.slice(0, length));
  return result;
}
