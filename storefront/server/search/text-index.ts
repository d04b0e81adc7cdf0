import type { Bitset } from "./bitset.ts";
import { addBit, emptyBitset } from "./bitset.ts";
import { compounds, singulars, tokenise } from "./fold.ts";
import type { SearchRecord } from "./record.ts";
import { textsOf } from "./record.ts";
import { LONGEST_PHRASE, type SynonymTable } from "./synonyms.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";

/** One word (or synonym phrase) of a query with every term it was taken to mean. */
export interface QueryWord {
  readonly text: string;
  /** Term of the index to how many of its leading characters the word covers. */
  readonly terms: ReadonlyMap<string, number>;
}

/** The records that hold every word of a query, and how good a match each is: lower cost first. */
export interface TextMatch {
  readonly words: readonly QueryWord[];
  readonly records: Bitset;
  readonly costs: Uint32Array;
}

export interface TextIndex {
  /** Undefined when the query holds no word, so that it restricts nothing. */
  match(query: string): TextMatch | undefined;
}

/** Where a term occurs: records ascending, and the most important attribute of each that holds it. */
interface Postings {
  readonly positions: Uint32Array;
  readonly attributes: Uint8Array;
}

/** Words of a query beyond this many are ignored, as with Algolia. */
const MOST_WORDS = 10;
const NO_MATCH = 0xffffffff;
/** Words that say nothing about a product: they restrict a query only when there is nothing else in it. */
const stopWords = new Set(["a", "an", "and", "for", "in", "of", "on", "or", "the", "to", "with"]);

/**
 * The cost of a match orders results as Algolia's tie-breaking does: first how far from what was typed (a synonym counts
 * half a typo), then where it was found, then whether the whole word was typed. The fields are wide enough to be summed
 * over `MOST_WORDS` words without running into each other.
 */
const cost = (deviation: number, attribute: number, inexact: number): number => (deviation << 16) | (attribute << 8) | inexact;
const TYPO = 2;
const SYNONYM = 1;

/**
 * Indexes the text of records, in record order. `searchable` lists attributes by falling importance. A generator: it
 * yields between batches so that a rebuild can leave room for requests.
 */
export function* buildTextIndex(
  records: readonly SearchRecord[],
  searchable: readonly string[],
  synonyms: SynonymTable,
): Generator<void, TextIndex> {
  const gathered = new Map<string, { positions: number[]; attributes: number[] }>();
  for (let position = 0; position < records.length; position++) {
    for (const [term, attribute] of termsOf(records[position]!, searchable)) {
      let entry = gathered.get(term);
      if (entry === undefined) {
        entry = { positions: [], attributes: [] };
        gathered.set(term, entry);
      }
      entry.positions.push(position);
      entry.attributes.push(attribute);
    }
    if (position % 128 === 127) yield;
  }
  const postings = new Map<string, Postings>();
  for (const [term, entry] of gathered) {
    postings.set(term, { positions: Uint32Array.from(entry.positions), attributes: Uint8Array.from(entry.attributes) });
  }
  yield;
  return createTextIndex(records.length, postings, createVocabulary(postings.keys()), synonyms);
}

/** Every term a record can be found by, with the index of the most important attribute that holds it. */
function termsOf(record: SearchRecord, searchable: readonly string[]): Map<string, number> {
  const terms = new Map<string, number>();
  const add = (term: string, attribute: number): void => {
    if (!terms.has(term)) terms.set(term, attribute);
  };
  searchable.forEach((name, attribute) => {
    for (const text of textsOf(record, name)) {
      const tokens = tokenise(text);
      for (const { term } of tokens) {
        add(term, attribute);
        for (const singular of singulars(term)) add(singular, attribute);
      }
      for (const { term } of compounds(text, tokens)) add(term, attribute);
    }
  });
  return terms;
}

function createTextIndex(
  size: number,
  postings: ReadonlyMap<string, Postings>,
  vocabulary: Vocabulary,
  synonyms: SynonymTable,
): TextIndex {
  /** Lowers each record's cost to that of this term, where it occurs. */
  function applyTerm(costs: Uint32Array, term: string, deviation: number, inexact: number): void {
    const entry = postings.get(term);
    if (entry === undefined) return;
    for (let i = 0; i < entry.positions.length; i++) {
      const position = entry.positions[i]!;
      const candidate = cost(deviation, entry.attributes[i]!, inexact);
      if (candidate < costs[position]!) costs[position] = candidate;
    }
  }

  /** The same for several terms that must all occur; the least important of their attributes counts. */
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
      const candidate = cost(deviation, attribute, 0);
      if (count === terms.length && candidate < costs[position]!) costs[position] = candidate;
    }
  }

  /** One typed word: itself, its completions if it is the last, its singular, its synonyms; failing all of them, its corrections. */
  function matchWord(word: string, last: boolean, costs: Uint32Array): QueryWord {
    const terms = new Map<string, number>();
    const mean = (term: string, length: number, deviation: number, inexact: number): void => {
      terms.set(term, Math.max(length, terms.get(term) ?? 0));
      applyTerm(costs, term, deviation, inexact);
    };
    if (vocabulary.has(word)) mean(word, word.length, 0, 0);
    if (last) for (const match of vocabulary.completions(word)) mean(match.term, match.length, 0, match.whole ? 0 : 2);
    const keys = [word, ...singulars(word)];
    for (const singular of keys.slice(1)) if (vocabulary.has(singular)) mean(singular, singular.length, 0, 1);
    const alternatives = keys.flatMap((key) => synonyms.get(key) ?? []);
    for (const alternative of alternatives) meanPhrase(alternative, terms, costs, SYNONYM);
    if (terms.size === 0) {
      for (const match of vocabulary.corrections(word, last))
        mean(match.term, match.length, match.typos * TYPO, match.whole ? 0 : 2);
    }
    return { text: word, terms };
  }

  function meanPhrase(phrase: readonly string[], terms: Map<string, number>, costs: Uint32Array, deviation: number): void {
    if (!phrase.every((term) => vocabulary.has(term))) return;
    for (const term of phrase) terms.set(term, term.length);
    if (phrase.length === 1) applyTerm(costs, phrase[0]!, deviation, 0);
    else applyPhrase(costs, phrase, deviation);
  }

  /** Words of a query that together are a phrase with synonyms: the phrase itself or any of them. */
  function matchPhrase(phrase: readonly string[], costs: Uint32Array): QueryWord {
    const terms = new Map<string, number>();
    meanPhrase(phrase, terms, costs, 0);
    for (const alternative of synonyms.get(phrase.join(" ")) ?? []) meanPhrase(alternative, terms, costs, SYNONYM);
    return { text: phrase.join(" "), terms };
  }

  return {
    match(query) {
      const typed = tokenise(query)
        .map((token) => token.term)
        .slice(0, MOST_WORDS);
      const telling = typed.filter((word) => !stopWords.has(word));
      const list = telling.length > 0 ? telling : typed;
      if (list.length === 0) return undefined;

      // The last word is still being typed, unless a stop word already follows it.
      const open = list.at(-1) === typed.at(-1);
      const words: QueryWord[] = [];
      const total = new Uint32Array(size);
      for (let i = 0; i < list.length; ) {
        let length = Math.min(LONGEST_PHRASE, list.length - i);
        while (length > 1 && !synonyms.has(list.slice(i, i + length).join(" "))) length--;
        const costs = new Uint32Array(size).fill(NO_MATCH);
        words.push(
          length > 1 ? matchPhrase(list.slice(i, i + length), costs) : matchWord(list[i]!, open && i === list.length - 1, costs),
        );
        for (let position = 0; position < size; position++) {
          total[position] =
            total[position] === NO_MATCH || costs[position] === NO_MATCH ? NO_MATCH : total[position]! + costs[position]!;
        }
        i += length;
      }
      const records = emptyBitset(size);
      for (let position = 0; position < size; position++) if (total[position] !== NO_MATCH) addBit(records, position);
      return { words, records, costs: total };
    },
  };
}
