import type { SearchRecord } from "#contract/search-index.ts";
import type { Bitset } from "./bitset.ts";
import { matchAll, matchMost } from "./fewer-words.ts";
import { isPicture, type Token, tokeniseQuery } from "./fold.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { isUnmatched, matchesOf, noMatches } from "./match-cost.ts";
import { type MeaningTables, meaningTables } from "./meaning-tables.ts";
import { gatherPostings, isWord, renewPostings } from "./postings.ts";
import { type AddSpoken, type QueryPiece, type QueryReading, readPieces } from "./query-pieces.ts";
import { createSynonymTable } from "./synonyms.ts";
import { createVocabulary } from "./vocabulary.ts";
import { createWordMeanings, type QueryWord, type WordMeanings, type WordTables } from "./word-meanings.ts";

/** The records that hold every word of a query (most, where none has all), and how good a match each is: lower cost first. */
export interface TextMatch {
  readonly words: readonly QueryWord[];
  /** The query with the words that had to be left out in `<em>`; undefined when none was. */
  readonly queryAfterRemoval: string | undefined;
  /** The query as it was taken to be spelt or, where no record is found, may have been meant; undefined when it is as typed. */
  readonly correctedQuery: string | undefined;
  readonly records: Bitset;
  readonly costs: Uint32Array;
}

export interface TextIndex {
  /**
   * Undefined when the query is empty, so that it restricts nothing.
   * @param addSpoken finds what is there in a size, and at a price, that is spoken of; only asked in an index with `sizes` or `price`
   */
  match(query: string, addSpoken: AddSpoken): TextMatch | undefined;
  /**
   * The index of records of which most were here already, in the same order among each other. The index that it is made of must not
   * be asked any more once it is there.
   * @param records all of them
   * @param targets for each old position the new one, or -1 where the record is gone or another
   */
  renew(records: readonly SearchRecord[], targets: Int32Array): Generator<void, TextIndex>;
}

/** Words of a query beyond this many are ignored, as with Algolia. */
const MOST_WORDS = 10;
/** Words that say nothing about a product: they restrict a query only when there is nothing else in it. */
const stopWords = new Set(
  "a all an and any anything are at be best but buy by can do everything find for from get got have hey i id im in is it like looking me my need of on ones or please sell show some something that the this to want what which with you your".split(
    " ",
  ),
);
/** Of all that they name, what is said after a "but" is not wanted: `anything but socks`. */
const wholes = new Set(["all", "anything", "everything"]);
/** After these is said what the thing is to be; the thing itself stands before: `backpack for tramping`. */
const prepositions = new Set(["for", "from", "in", "of", "with"]);

const isBetween = (typed: readonly string[], at: number): boolean =>
  [typed[at - 1], typed[at + 1]].every((side) => side !== undefined && !stopWords.has(side));

type TextSettings = Pick<
  IndexDefinition,
  | "searchable"
  | "exact"
  | "synonyms"
  | "meanings"
  | "unsold"
  | "kin"
  | "uses"
  | "groups"
  | "kinds"
  | "dropsWords"
  | "sizes"
  | "price"
>;

/**
 * Indexes the text of records, in record order. A generator: it yields between batches so that a rebuild can leave room for
 * requests.
 */
export function* buildTextIndex(records: readonly SearchRecord[], settings: TextSettings): Generator<void, TextIndex> {
  const postings = yield* gatherPostings(records, settings);
  yield;
  return createTextIndex(records.length, settings, {
    postings,
    vocabulary: createVocabulary([...postings.keys()].filter(isWord)),
    ...meaningTables(settings),
    uses: createSynonymTable([], valuesByWord(settings.uses)),
    groups: createSynonymTable([], valuesByWord(settings.groups)),
  });
}

/** For each word the values of all attributes that it names: more than one may say something of it. */
function valuesByWord(attributes: IndexDefinition["uses"] = {}): Readonly<Record<string, readonly string[]>> {
  const values = new Map<string, readonly string[]>();
  for (const words of Object.values(attributes))
    for (const [word, own] of Object.entries(words)) values.set(word, [...(values.get(word) ?? []), ...own]);
  return Object.fromEntries(values);
}

type TextParts = WordTables & MeaningTables;

/** A minus right before a word says what "without" says, `hoodie -white`, and so does "other than"; a sign that stands alone says "and". */
const inWords = (query: string): string =>
  query
    .replace(/(?<=\S\s)[-−–](?=\p{L})/gu, "without ")
    .replace(/\bother than\b/gi, "without")
    .replace(/(?<=\S\s)[&+](?=\s\S)/g, "and");

function createTextIndex(size: number, settings: TextSettings, parts: TextParts): TextIndex {
  const { searchable, exact = [], dropsWords = false } = settings;
  /** By the number of the attribute. */
  const isExact = searchable.map((attribute) => exact.includes(attribute));
  const meanings = createWordMeanings(parts, isExact);
  const { unsold, unsoldNames, kin } = parts;
  const reading: QueryReading = { size, settings, isExact, meanings, unsold, unsoldNames, kin };

  const matchAsTyped: TextIndex["match"] = (query, addSpoken) => {
    // Pictures that mean nothing here are decoration.
    const tokens = tokeniseQuery(query)
      .filter(({ term }) => !isPicture(term) || parts.synonyms.has(term))
      .slice(0, MOST_WORDS);
    const typed = tokens.map((token) => token.term);
    const saysMore = (word: string, at: number) =>
      meanings.isWithinPhrase(typed, at) ||
      (word === "from" && typed[at + 1]?.startsWith("$")) ||
      (word === "but" && dropsWords && wholes.has(typed[at - 1] ?? "")) ||
      (word === "show" && typed[at + 1] !== "me") ||
      (word === "or" && dropsWords && isBetween(typed, at)) ||
      // Of two amounts it says how far, not which: `between 50 and 100`.
      (word === "and" && dropsWords && isBetween(typed, at) && typed[at - 2] !== "between");
    const telling = typed.filter((word, at) => !stopWords.has(word) || saysMore(word, at));
    const list = telling.length > 0 ? telling : typed;
    if (list.length === 0) {
      // Signs and pictures alone stand in no record.
      const costs = noMatches(size);
      const nothing = { words: [], queryAfterRemoval: undefined, correctedQuery: undefined, records: matchesOf(costs), costs };
      return query.trim() === "" ? undefined : nothing;
    }

    // The last word is still being typed, unless a stop word already follows it.
    const all = readPieces(list, list.at(-1) === typed.at(-1), reading, addSpoken);
    const pieces = piecesToFind(all, size);
    const whole = matchAll(pieces, size);
    const isEnough = !dropsWords || pieces.length === 1 || !isUnmatched(whole.costs);
    const { records, costs, missed } = isEnough ? whole : matchMost(pieces, namedWithin(typed, list), size, isExact);
    const isFound = !isUnmatched(costs);
    const leftOut = all.filter((piece) => piece.isUnsold || !pieces.includes(piece)).flatMap((piece) => piece.typed);
    const allMissed = new Set([...missed, ...leftOut]);
    const respelt = respellings(pieces, isFound, meanings);
    for (const word of allMissed) respelt.delete(word);
    return {
      words: pieces.map(({ word }) => word).filter(({ terms }) => terms.size > 0),
      records,
      costs,
      queryAfterRemoval: allMissed.size > 0 && isFound ? markWords(all, allMissed) : undefined,
      correctedQuery: respell(query, tokens, respelt),
    };
  };

  return {
    match(typed, addSpoken) {
      const query = dropsWords ? inWords(typed) : typed;
      const found = matchAsTyped(query, addSpoken);
      if (found?.queryAfterRemoval === undefined || found.correctedQuery === undefined) return found;
      // What had to be left out may be half of a phrase whose other half was mistyped: `water botle`.
      const corrected = matchAsTyped(found.correctedQuery, addSpoken);
      const isNearer = corrected !== undefined && leftOutOf(corrected) < leftOutOf(found);
      return isNearer ? { ...corrected, correctedQuery: found.correctedQuery } : found;
    },
    *renew(records, targets) {
      const { postings, learnt, gone } = yield* renewPostings(parts.postings, records, targets, settings);
      parts.vocabulary.change(learnt.filter(isWord), gone.filter(isWord));
      return createTextIndex(records.length, settings, { ...parts, postings });
    },
  };
}

/**
 * The pieces that have to be found: what is near what is not sold, as the rest of the query says it is to be, or nearest to that for
 * whom it is asked; and where nothing is, those of what is sold, or what is near where the query names nothing that is.
 */
function piecesToFind(all: readonly QueryPiece[], size: number): readonly QueryPiece[] {
  const isFound = (pieces: readonly QueryPiece[]) => !isUnmatched(matchAll(pieces, size).costs);
  if (!all.some(({ isUnsold }) => isUnsold) || isFound(all)) return all;
  // A size that nothing has is most likely one of what is not sold: `jeans 32`.
  const told = all.filter(({ isSize, costs }) => !isSize || !isUnmatched(costs));
  if (isFound(told)) return told;
  const kin = told.map((piece) => (piece.isUnsold && piece.kin ? { ...piece, costs: piece.kin } : piece));
  if (isFound(kin)) return kin;
  const sold = told.filter(({ isUnsold }) => !isUnsold);
  // What follows the name of what is not sold is often a name that only its maker has: `new balance 574`.
  const isAlien = sold.length === 0 || sold.some(({ costs }) => isUnmatched(costs));
  return isAlien ? all.filter(({ isUnsold }) => isUnsold) : sold;
}

/** How many words of a query, from its beginning on, name what is looked for. @param list those that say something */
function namedWithin(typed: readonly string[], list: readonly string[]): number {
  const preposition = typed.findIndex((word) => prepositions.has(word));
  const before = preposition < 0 ? [] : typed.slice(0, preposition).filter((word) => list.includes(word));
  return before.length || list.length;
}

/** For each mistyped piece of a query how it is taken to be spelt or, where nothing is found, may have been meant. */
function respellings(pieces: readonly QueryPiece[], isFound: boolean, meanings: WordMeanings): Map<string, string | undefined> {
  const respelt = new Map<string, string | undefined>();
  for (const { word } of pieces) if (word.correction !== undefined) respelt.set(word.text, word.correction);
  const unknown = isFound ? [] : pieces.filter(({ costs }) => isUnmatched(costs));
  const guesses = unknown.map(
    ({ word, typed }) => [word.text, typed.length === 1 ? meanings.guess(word.text) : undefined] as const,
  );
  // Where one stays unknown, the others' guesses would not find anything either.
  if (guesses.every(([, meant]) => meant !== undefined)) for (const [text, meant] of guesses) respelt.set(text, meant);
  return respelt;
}

const leftOutOf = ({ queryAfterRemoval = "" }: TextMatch): number => queryAfterRemoval.split("<em>").length;

function markWords(pieces: readonly QueryPiece[], marked: ReadonlySet<string>): string {
  const words = pieces.flatMap(({ typed }) => typed);
  return words.map((word) => (marked.has(word) ? `<em>${word}</em>` : word)).join(" ");
}

/** A query with some of its words written otherwise; undefined when none is. */
function respell(query: string, tokens: readonly Token[], respelt: ReadonlyMap<string, string | undefined>): string | undefined {
  let written = "";
  let end = 0;
  for (const token of tokens) {
    const word = respelt.get(token.term);
    if (word === undefined) continue;
    written += query.slice(end, token.start) + word;
    end = token.end;
  }
  return end === 0 ? undefined : written + query.slice(end);
}
