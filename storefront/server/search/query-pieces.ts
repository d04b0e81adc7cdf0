import { type Audience, audienceOf } from "#domain/search/audience.ts";
import { type Bitset, emptyBitset, positionsOf } from "./bitset.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { attributeOf, isUnmatched, matchCost, NO_MATCH, noMatches, SYNONYM } from "./match-cost.ts";
import type { MeaningTables } from "./meaning-tables.ts";
import { readPrice, type SpokenPrice, withoutLow } from "./price-words.ts";
import { readAge, readSize, type SpokenSize } from "./size-words.ts";
import { LONGEST_PHRASE, synonymsOf } from "./synonyms.ts";
import { typosAllowed } from "./vocabulary.ts";
import type { QueryWord, WordMeanings } from "./word-meanings.ts";

/** Adds the records that have what a query speaks of besides words to a set. */
export interface AddSpoken {
  /** Those that have one of some sizes in stock. */
  sizes(sizes: SpokenSize["sizes"], target: Bitset): void;
  /** Those whose price is among the prices; the others have none that can be asked for. */
  prices(price: SpokenPrice, target: Bitset): void;
}

/** A piece of a query: what was typed, what it means as text, and what each record that it finds costs. */
export interface QueryPiece {
  readonly typed: readonly string[];
  readonly word: QueryWord;
  readonly costs: Uint32Array;
  /** How much is lost where it is left out. */
  readonly weight: number;
  /** It names what is not sold, and finds what is near. */
  readonly isUnsold?: true;
  /** It says whom the thing is for. */
  readonly isAudience?: true;
  /** It says a size, whatever else it may mean. */
  readonly isSize?: true;
  /** What the nearest to it costs, where there is something near. */
  readonly kin?: Uint32Array;
}

/** What an answer loses with a word of the query that it has not: a size or a price, whom it is for, any other word. */
const spokenWeight = 4;
const audienceWeight = 6;
export const wordWeight = 8;
/** What is for grown-ups is of no use to a child, whatever it is. */
const childWeight = 11;

/** Whom a piece says that the thing is for; a phrase names a thing: a school bag is not for children alone. */
const wordAudience = (words: readonly string[]) => (words.length === 1 ? audienceOf(words) : undefined);

function weightOf(words: readonly string[]): number {
  const audience = wordAudience(words);
  if (audience === "kids") return childWeight;
  return audience === undefined ? wordWeight : audienceWeight;
}

/** What words are looked up in, in one index. */
export interface QueryReading extends Pick<MeaningTables, "unsold" | "unsoldNames" | "kin"> {
  /** How many records there are. */
  readonly size: number;
  readonly settings: Pick<IndexDefinition, "searchable" | "kinds" | "dropsWords" | "sizes" | "price">;
  /** By the number of an attribute, whether its words are those of a pitch, which names much that a product is not. */
  readonly isExact: readonly boolean[];
  readonly meanings: WordMeanings;
}

/**
 * Cuts a query into pieces and finds each; `or` and `and` are among the words only between two others.
 * @param open whether the last word is still being typed
 */
export function readPieces(all: readonly string[], open: boolean, reading: QueryReading, addSpoken: AddSpoken): QueryPiece[] {
  const words = reading.settings.price === undefined ? all : withoutLow(all);
  const pieces: QueryPiece[] = [];
  const audience = words.some((_, at) => readAge(words, at)) ? "kids" : audienceOf(words);
  let at = 0;
  const next = () => {
    const piece =
      readSpokenPrice(words, at, reading, addSpoken) ??
      readUnsoldName(words, at, reading) ??
      readUnwanted(words, at, { reading, addSpoken, audience, open: false }) ??
      readChildsAge(words, at, reading, addSpoken) ??
      readMistypedUnsoldName(readWords(words, at, { reading, addSpoken, audience, open }), reading);
    at += piece.typed.length;
    return piece;
  };
  while (at < words.length) {
    const joint =
      pieces.length > 0 && at + 1 < words.length && (words[at] === "or" || words[at] === "and") ? words[at] : undefined;
    if (joint) at++;
    const piece = next();
    const one = pieces.at(-1);
    const either = joint === "or" || (joint === "and" && isChoiceOf(one, piece, reading)) ? eitherOf(one, piece) : undefined;
    if (either) pieces[pieces.length - 1] = either;
    else pieces.push(piece);
  }
  return pieces;
}

/** Whether a piece is found in more than a record's pitch. */
const isTold = (cost: number, { isExact }: QueryReading): boolean => cost !== NO_MATCH && !isExact[attributeOf(cost)];

/** The attribute that a piece is best found in; one for all that say what a thing is. */
function bestAttribute({ costs }: QueryPiece, { settings: { searchable, kinds = [] } }: QueryReading): string | undefined {
  const attribute = searchable[attributeOf(costs.reduce((least, cost) => Math.min(least, cost), NO_MATCH))];
  return attribute !== undefined && kinds.includes(attribute) ? kinds[0] : attribute;
}

/**
 * Whether of two pieces with an "and" between them either is wanted: two kinds or two colours of which nothing is both, `socks and caps`.
 * What is to be `black and waterproof` is to be both, whatever there is.
 */
const isChoiceOf = (one: QueryPiece | undefined, other: QueryPiece, reading: QueryReading): boolean =>
  one !== undefined &&
  bestAttribute(one, reading) === bestAttribute(other, reading) &&
  !one.costs.some((cost, position) => isTold(cost, reading) && isTold(other.costs[position]!, reading));

/** What has one of two pieces, where there is something of either: `black or white`. */
function eitherOf(one: QueryPiece | undefined, other: QueryPiece): QueryPiece | undefined {
  if (one === undefined || isOffTheMark(one) || isOffTheMark(other)) return undefined;
  const text = `${one.word.text} or ${other.word.text}`;
  return {
    typed: [...one.typed, ...other.typed],
    word: { text, terms: new Map([...one.word.terms, ...other.word.terms]) },
    costs: one.costs.map((cost, position) => Math.min(cost, other.costs[position]!)),
    weight: Math.max(one.weight, other.weight),
    ...(one.isAudience && other.isAudience && { isAudience: true }),
    ...(one.isSize && other.isSize && { isSize: true }),
  };
}

/** Of these is told what became of them, each by itself. */
const isOffTheMark = ({ isUnsold, word, costs }: QueryPiece): boolean =>
  isUnsold === true || word.correction !== undefined || isUnmatched(costs);

/**
 * After these stands what a shopper does not want: `hoodie without zip`, `sneakers not white`; before "free" as well. A "but" says
 * so only where it is among the words, `anything but socks`.
 */
const unwanting = new Set([
  "without",
  "not",
  "no",
  "non",
  "except",
  "excluding",
  "minus",
  "apart",
  "but",
  "isnt",
  "arent",
  "dont",
]);
const isNumber = (word = "") => /^\d/.test(word);

/** What has nothing of the word or phrase that a query does not want; undefined where it wants what stands here. */
function readUnwanted(words: readonly string[], at: number, reading: ReadingWords): QueryPiece | undefined {
  const { settings } = reading.reading;
  const isFree = words[at + 1] === "free";
  if (!settings.dropsWords || !(isFree || unwanting.has(words[at]!)) || at + 1 === words.length) return undefined;
  // What is a name says nothing of the sort: `Chelsea No. 4`.
  if (isNumber(words[at + 1]) || reading.reading.meanings.phraseLength(words, at) > 1) return undefined;
  const unwanted = readWords(words, isFree ? at : at + 1, reading);
  // That is asked for, as "wrinkle free" and "non marking" are, and nobody knows whether anything is.
  if ((isFree || words[at] === "non") && isUnmatched(unwanted.costs)) return undefined;
  const typed = words.slice(at, at + 1 + unwanted.typed.length);
  const others = matchCost(0, settings.searchable.length, 0);
  const costs = unwanted.costs.map((cost) => (cost === NO_MATCH ? others : NO_MATCH));
  return { typed, word: wordless(typed), costs, weight: spokenWeight };
}

/** Fewest letters of a name of what is not sold that is known though mistyped. */
const shortestMistyped = 5;

/** A word that nothing has, nor anything near it: what is near what is not sold, where it is a name of that with a slip in it. */
function readMistypedUnsoldName(piece: QueryPiece, reading: QueryReading): QueryPiece {
  const [word = ""] = piece.typed;
  if (!reading.settings.dropsWords || piece.typed.length > 1 || word.length < shortestMistyped) return piece;
  if (!isUnmatched(piece.costs)) return piece;
  const [name] = reading.unsoldNames.corrections(word, typosAllowed(word), false, () => true);
  const near = name && readUnsoldName([name.term], 0, reading);
  return near ? { ...near, typed: piece.typed, word: piece.word } : piece;
}

/** What is near a name from here on that is not sold, were it sold found as text; undefined where there is no such name. */
function readUnsoldName(words: readonly string[], at: number, reading: QueryReading): QueryPiece | undefined {
  const { size, settings, meanings, unsold } = reading;
  if (!settings.dropsWords) return undefined;
  // A longer phrase that is known says more: `dress shoes` are no dress.
  const shortest = meanings.phraseLength(words, at);
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length >= shortest; length--) {
    const typed = words.slice(at, at + length);
    const near = synonymsOf(unsold, typed);
    if (near.length === 0) continue;
    const own = noMatches(size);
    meanings.applyTerms(typed, own, 0);
    if (own.some((cost) => isTold(cost, reading))) return undefined;
    const costs = noMatches(size);
    for (const alternative of near) meanings.applyTerms(alternative, costs, SYNONYM);
    return { typed, word: wordless(typed), costs, weight: wordWeight, isUnsold: true, ...kinOf(typed, reading) };
  }
  return undefined;
}

/** A price from here on; undefined where none is spoken of. */
function readSpokenPrice(
  words: readonly string[],
  at: number,
  reading: QueryReading,
  addSpoken: AddSpoken,
): QueryPiece | undefined {
  const price = reading.settings.price === undefined ? undefined : readPrice(words, at);
  if (price === undefined) return undefined;
  const costs = noMatches(reading.size);
  applySpoken(costs, reading, (there) => addSpoken.prices(price, there));
  const typed = words.slice(at, at + price.length);
  return { typed, word: wordless(typed), costs, weight: spokenWeight };
}

/** How old the child is whom the thing is for: children's clothes go by it, and what is for children and is there in it comes first. */
function readChildsAge(
  words: readonly string[],
  at: number,
  reading: QueryReading,
  addSpoken: AddSpoken,
): QueryPiece | undefined {
  const said = reading.settings.sizes === undefined ? undefined : readAge(words, at);
  if (said === undefined) return undefined;
  const costs = noMatches(reading.size);
  reading.meanings.matchWord("kids", false, costs);
  const fitting = emptyBitset(reading.size);
  addSpoken.sizes([{ system: "clothing", size: said.age }], fitting);
  for (const position of positionsOf(fitting)) if (costs[position] !== NO_MATCH) costs[position] = 0;
  const typed = words.slice(at, at + said.length);
  return { typed, word: wordless(typed), costs, weight: childWeight, isAudience: true };
}

interface ReadingWords {
  readonly reading: QueryReading;
  readonly addSpoken: AddSpoken;
  readonly audience: Audience | undefined;
  readonly open: boolean;
}

/** A word or a phrase from here on, which may be a size as well, or nothing else. */
function readWords(words: readonly string[], at: number, { reading, addSpoken, audience, open }: ReadingWords): QueryPiece {
  const { size, settings, meanings } = reading;
  const costs = noMatches(size);
  const spoken = settings.sizes === undefined ? undefined : readSize(words, at, audience);
  const length = spoken?.certain ? spoken.length : meanings.phraseLength(words, at);
  const typed = words.slice(at, at + length);
  let word = wordless(typed);
  if (length > 1 && !spoken?.certain) word = meanings.matchPhrase(typed, costs);
  else if (length === 1) word = meanings.matchWord(typed[0]!, open && at === words.length - 1, costs);
  meanings.favourPurpose(typed, costs);
  meanings.keepToGroup(typed, costs);
  if (spoken && spoken.length <= length) applySpoken(costs, reading, (there) => addSpoken.sizes(spoken.sizes, there));
  return {
    ...{ typed, word, costs, weight: spoken ? spokenWeight : weightOf(typed) },
    ...(wordAudience(typed) !== undefined && { isAudience: true }),
    ...(spoken && { isSize: true }),
    ...kinOf(typed, reading),
  };
}

/** The nearest to a kind, where there is something near. */
function kinOf(typed: readonly string[], { size, meanings, kin }: QueryReading): Pick<QueryPiece, "kin"> {
  const near = synonymsOf(kin, typed);
  if (near.length === 0) return {};
  const costs = noMatches(size);
  for (const alternative of near) meanings.applyTerms(alternative, costs, SYNONYM);
  return { kin: costs };
}

/** Words that mean no term of the index. */
const wordless = (typed: readonly string[]): QueryWord => ({ text: typed.join(" "), terms: new Map() });

/** Lets what is spoken of besides words be found, after everything that is found as text. */
function applySpoken(costs: Uint32Array, { size, settings }: QueryReading, addTo: (there: Bitset) => void): void {
  const there = emptyBitset(size);
  addTo(there);
  const candidate = matchCost(0, settings.searchable.length, 0);
  for (const position of positionsOf(there)) if (candidate < costs[position]!) costs[position] = candidate;
}
