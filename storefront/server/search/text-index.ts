import type { SearchRecord } from "#contract/search-index.ts";
import type { Bitset } from "./bitset.ts";
import { addBit, emptyBitset, positionsOf } from "./bitset.ts";
import { compounds, singulars, type Token, tokenise } from "./fold.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { readPrice, type SpokenPrice } from "./price-words.ts";
import { textsOf } from "./record.ts";
import { audienceOf, readSize, type SpokenSize } from "./size-words.ts";
import { createSynonymTable, LONGEST_PHRASE, type SynonymTable, synonymsOf } from "./synonyms.ts";
import { createVocabulary, type TermMatch, typosAllowed, type Vocabulary } from "./vocabulary.ts";

/** One word (or synonym phrase) of a query with every term it was taken to mean. */
export interface QueryWord {
  readonly text: string;
  /** Term of the index to how many of its leading characters the word covers. */
  readonly terms: ReadonlyMap<string, number>;
  /** How it is taken to be spelt, when it is not found as typed. */
  readonly correction?: string;
}

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

/** Adds the records that have what a query speaks of besides words to a set. */
export interface AddSpoken {
  /** Those that have one of some sizes in stock. */
  sizes(sizes: SpokenSize["sizes"], target: Bitset): void;
  /** Those whose price is among the prices; the others have none that can be asked for. */
  prices(price: SpokenPrice, target: Bitset): void;
}

export interface TextIndex {
  /** Undefined when the query holds no word, so that it restricts nothing. */
  match(query: string): TextMatch | undefined;
  /**
   * The index of records of which most were here already, in the same order among each other. The index that it is made of must not
   * be asked any more once it is there.
   * @param records all of them
   * @param targets for each old position the new one, or -1 where the record is gone or another
   */
  renew(records: readonly SearchRecord[], targets: Int32Array, addSpoken: AddSpoken): Generator<void, TextIndex>;
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
const stopWords = new Set(
  "a all an and any are at be by for from i in is it me my of on or some that the this to with your".split(" "),
);
/** After these is said what the thing is to be; the thing itself stands before: `backpack for tramping`. */
const prepositions = new Set(["for", "from", "in", "of", "with"]);

/**
 * The cost of a match orders results as Algolia's tie-breaking does: first how far from what was typed (a synonym counts
 * half a typo), then where it was found, then whether the whole word was typed. The fields are wide enough to be summed
 * over `MOST_WORDS` words without running into each other.
 */
const cost = (deviation: number, attribute: number, inexact: number): number => (deviation << 16) | (attribute << 8) | inexact;
const TYPO = 2;
const SYNONYM = 1;
/** Beyond this many typos a guess at what was meant says nothing. */
const MOST_GUESSED_TYPOS = 2;
/** Shortest word in which so many are guessed: half of a shorter one would be another. */
const SHORTEST_FAR_GUESS = 5;
/** Fewest letters of a word that say which one it is going to be. */
const SHORTEST_BEGINNING = 3;
/** Shortest half of a word that is taken for two written together. */
const SHORTEST_HALF = 3;

type TextSettings = Pick<
  IndexDefinition,
  "searchable" | "exact" | "synonyms" | "meanings" | "unsold" | "uses" | "dropsWords" | "sizes" | "price"
>;

/** What a record's thing is for, as a term that no query can hold. */
const purposeTerm = (value: string): string => `\0${value}`;
const isWord = (term: string): boolean => !term.startsWith("\0");

/**
 * Indexes the text of records, in record order. A generator: it yields between batches so that a rebuild can leave room for
 * requests.
 * @param addSpoken finds what is there in a size, and at a price, that is spoken of; only asked in an index with `sizes` or `price`
 */
export function* buildTextIndex(
  records: readonly SearchRecord[],
  settings: TextSettings,
  addSpoken: AddSpoken,
): Generator<void, TextIndex> {
  const { synonyms = [], meanings } = settings;
  const gathered = yield* gatherTerms(records, records.keys(), settings);
  const postings = new Map<string, Postings>();
  for (const [term, entry] of gathered) postings.set(term, pack(entry));
  yield;
  const table = createSynonymTable(synonyms, meanings);
  return createTextIndex(records.length, settings, {
    postings,
    vocabulary: createVocabulary([...postings.keys()].filter(isWord)),
    synonyms: table,
    unsold: createSynonymTable([], settings.unsold),
    uses: createSynonymTable([], settings.uses?.meant),
    addSpoken,
  });
}

interface GatheredPostings {
  readonly positions: number[];
  readonly attributes: number[];
}

const pack = ({ positions, attributes }: GatheredPostings): Postings => ({
  positions: Uint32Array.from(positions),
  attributes: Uint8Array.from(attributes),
});

/** Where the terms of the records at some positions occur. @param positions ascending */
function* gatherTerms(
  records: readonly SearchRecord[],
  positions: Iterable<number>,
  settings: TextSettings,
): Generator<void, Map<string, GatheredPostings>> {
  const gathered = new Map<string, GatheredPostings>();
  let done = 0;
  for (const position of positions) {
    for (const [term, attribute] of termsOf(records[position]!, settings)) {
      let entry = gathered.get(term);
      if (entry === undefined) {
        entry = { positions: [], attributes: [] };
        gathered.set(term, entry);
      }
      entry.positions.push(position);
      entry.attributes.push(attribute);
    }
    if (++done % 128 === 0) yield;
  }
  return gathered;
}

/** Postings at the places where records stand now, and those of new records among them. */
function movePostings({ positions, attributes }: Postings, targets: Int32Array, added: GatheredPostings | undefined): Postings {
  const moved: GatheredPostings = { positions: [], attributes: [] };
  let next = 0;
  const addBefore = (end: number) => {
    for (; added !== undefined && next < added.positions.length && added.positions[next]! < end; next++) {
      moved.positions.push(added.positions[next]!);
      moved.attributes.push(added.attributes[next]!);
    }
  };
  for (let i = 0; i < positions.length; i++) {
    const target = targets[positions[i]!]!;
    if (target < 0) continue;
    addBefore(target);
    moved.positions.push(target);
    moved.attributes.push(attributes[i]!);
  }
  addBefore(Number.POSITIVE_INFINITY);
  return pack(moved);
}

/** Every term a record can be found by, with the index of the most important attribute that holds it. */
function termsOf(record: SearchRecord, { searchable, uses }: TextSettings): Map<string, number> {
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
  for (const value of uses ? textsOf(record, uses.attribute) : []) add(purposeTerm(termsIn(value)), 0);
  return terms;
}

const termsIn = (text: string): string =>
  tokenise(text)
    .map(({ term }) => term)
    .join(" ");

interface TextParts {
  readonly postings: ReadonlyMap<string, Postings>;
  readonly vocabulary: Vocabulary;
  readonly synonyms: SynonymTable;
  /** For a name of what is not sold what is near. */
  readonly unsold: SynonymTable;
  /** For a word or phrase what it is meant for. */
  readonly uses: SynonymTable;
  readonly addSpoken: AddSpoken;
}

/** A piece of a query: what was typed, what it means as text, and what each record that it finds costs. */
interface Unit {
  readonly typed: readonly string[];
  readonly word: QueryWord;
  readonly costs: Uint32Array;
  /** How much is lost where it is left out. */
  readonly weight: number;
  /** It names what is not sold, and finds what is near. */
  readonly isUnsold?: true;
}

function createTextIndex(
  size: number,
  settings: TextSettings,
  { postings, vocabulary, synonyms, unsold, uses, addSpoken }: TextParts,
): TextIndex {
  const { searchable, exact = [], dropsWords = false, sizes: sizeAttributes, price: priceAttribute } = settings;
  /** By the number of the attribute. */
  const isExact = searchable.map((attribute) => exact.includes(attribute));
  const correctable = (term: string) => postings.get(term)?.attributes.some((attribute) => !isExact[attribute]) ?? false;
  /** Words that a phrase with synonyms begins with. */
  const phraseStarts = new Set([...synonyms.keys()].flatMap((phrase) => (phrase.includes(" ") ? phrase.split(" ", 1) : [])));

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

  /** Puts what is for the use that words name before all else that they find. */
  function favourPurpose(words: readonly string[], costs: Uint32Array): void {
    for (const use of synonymsOf(uses, words)) {
      for (const position of postings.get(purposeTerm(use.join(" ")))?.positions ?? [])
        if (costs[position] !== NO_MATCH) costs[position] = 0;
    }
  }

  /** A word that is still being typed and begins none of the shop's own: what the words mean that it may become. */
  function foresee(begun: string, terms: Map<string, number>, costs: Uint32Array): void {
    if (begun.length < SHORTEST_BEGINNING) return;
    for (const word of new Set([...synonyms.keys(), ...uses.keys()])) {
      if (word.includes(" ") || !word.startsWith(begun)) continue;
      for (const alternative of synonymsOf(synonyms, [word])) meanPhrase(alternative, terms, costs, SYNONYM);
      favourPurpose([word], costs);
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
    for (const singular of singulars(word)) if (vocabulary.has(singular)) mean(singular, singular.length, 0, 1);
    for (const alternative of synonymsOf(synonyms, [word])) meanPhrase(alternative, terms, costs, SYNONYM);
    if (terms.size === 0 && last) foresee(word, terms, costs);
    if (terms.size === 0) {
      const halves = halvesOf(word);
      if (halves) meanPhrase(halves, terms, costs, SYNONYM);
    }
    if (terms.size > 0) return { text: word, terms };
    const matches = vocabulary.corrections(word, typosAllowed(word), last, correctable);
    for (const match of matches) mean(match.term, match.length, match.typos * TYPO, match.whole ? 0 : 2);
    return { text: word, terms, correction: mostFrequent(matches) };
  }

  /** The term that most records have; of two, the one that was meant whole. */
  function mostFrequent(matches: readonly TermMatch[]): string | undefined {
    const whole = matches.filter((match) => match.whole);
    const frequency = ({ term }: TermMatch) => postings.get(term)?.positions.length ?? 0;
    return [...(whole.length > 0 ? whole : matches)].sort((a, b) => frequency(b) - frequency(a))[0]?.term;
  }

  /** How a word that was not found may have been meant, a typo further off than is taken for granted. */
  function guess(word: string): string | undefined {
    const typos = typosAllowed(word) + 1;
    const most = word.length < SHORTEST_FAR_GUESS ? 1 : MOST_GUESSED_TYPOS;
    return /\p{N}/u.test(word) || typos > most
      ? undefined
      : mostFrequent(vocabulary.corrections(word, typos, false, correctable));
  }

  function meanPhrase(phrase: readonly string[], terms: Map<string, number>, costs: Uint32Array, deviation: number): void {
    if (!phrase.every((term) => vocabulary.has(term))) return;
    for (const term of phrase) terms.set(term, term.length);
    if (phrase.length === 1) applyTerm(costs, phrase[0]!, deviation, 0);
    else applyPhrase(costs, phrase, deviation);
  }

  /** Two words that were written together, where both are known: `courtlow`. */
  function halvesOf(word: string): readonly [string, string] | undefined {
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
      const halves = [word.slice(0, at), word.slice(at)] as const;
      if (halves.every(correctable)) return halves;
    }
    return undefined;
  }

  /** Words of a query that together are a phrase with synonyms, or one word: the phrase itself or any of them. */
  function matchPhrase(phrase: readonly string[], costs: Uint32Array): QueryWord {
    const terms = new Map<string, number>();
    meanPhrase(phrase, terms, costs, 0);
    meanPhrase([phrase.join("")], terms, costs, SYNONYM);
    for (const alternative of synonymsOf(synonyms, phrase)) meanPhrase(alternative, terms, costs, SYNONYM);
    return { text: phrase.join(" "), terms };
  }

  /** How many words from here on are a phrase that is known as one. */
  function phraseLength(words: readonly string[], at: number): number {
    const longest = phraseStarts.has(words[at]!) ? Math.min(LONGEST_PHRASE, words.length - at) : 1;
    for (let length = longest; length > 1; length--) {
      if (synonymsOf(synonyms, words.slice(at, at + length)).length > 0) return length;
    }
    return at + 1 < words.length && correctable(words[at]! + words[at + 1]!) ? 2 : 1;
  }

  /** What is near a name from here on that is not sold, were it sold found as text; undefined where there is no such name. */
  function unsoldAt(words: readonly string[], at: number): Unit | undefined {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
      const typed = words.slice(at, at + length);
      const near = synonymsOf(unsold, typed);
      if (near.length === 0) continue;
      const text = typed.join(" ");
      const own = new Uint32Array(size).fill(NO_MATCH);
      meanPhrase(typed, new Map(), own, 0);
      if (!isEmpty(membersOf(own))) return undefined;
      const costs = new Uint32Array(size).fill(NO_MATCH);
      for (const alternative of near) meanPhrase(alternative, new Map(), costs, SYNONYM);
      return { typed, word: { text, terms: new Map() }, costs, weight: wordWeight, isUnsold: true };
    }
    return undefined;
  }

  /** Whether a word is part of a phrase that is known as one: `on` in `slip on`. */
  function isWithinPhrase(words: readonly string[], at: number): boolean {
    for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start++) {
      if (phraseStarts.has(words[start]!) && start + phraseLength(words, start) > at) return true;
    }
    return false;
  }

  /** Lets what is spoken of besides words be found, after everything that is found as text. */
  function applySpoken(costs: Uint32Array, addTo: (there: Bitset) => void): void {
    const there = emptyBitset(size);
    addTo(there);
    const candidate = cost(0, searchable.length, 0);
    for (const position of positionsOf(there)) if (candidate < costs[position]!) costs[position] = candidate;
  }

  /** Cuts a query into pieces and finds each. @param open whether the last word is still being typed */
  function unitsOf(words: readonly string[], open: boolean): Unit[] {
    const units: Unit[] = [];
    const audience = audienceOf(words);
    for (let at = 0; at < words.length; ) {
      const unsoldName = dropsWords ? unsoldAt(words, at) : undefined;
      if (unsoldName) {
        units.push(unsoldName);
        at += unsoldName.typed.length;
        continue;
      }
      const costs = new Uint32Array(size).fill(NO_MATCH);
      const price = priceAttribute === undefined ? undefined : readPrice(words, at);
      if (price) {
        applySpoken(costs, (there) => addSpoken.prices(price, there));
        const typed = words.slice(at, at + price.length);
        units.push({ typed, word: { text: typed.join(" "), terms: new Map() }, costs, weight: spokenWeight });
        at += price.length;
        continue;
      }
      const spoken = sizeAttributes === undefined ? undefined : readSize(words, at, audience);
      const length = spoken?.certain ? spoken.length : phraseLength(words, at);
      const typed = words.slice(at, at + length);
      let word: QueryWord = { text: typed.join(" "), terms: new Map() };
      if (length > 1 && !spoken?.certain) word = matchPhrase(typed, costs);
      else if (length === 1) word = matchWord(typed[0]!, open && at === words.length - 1, costs);
      favourPurpose(typed, costs);
      if (spoken && spoken.length <= length) applySpoken(costs, (there) => addSpoken.sizes(spoken.sizes, there));
      units.push({ typed, word, costs, weight: spoken ? spokenWeight : weightOf(typed) });
      at += length;
    }
    return units;
  }

  return {
    match(query) {
      const tokens = tokenise(query).slice(0, MOST_WORDS);
      const typed = tokens.map((token) => token.term);
      const telling = typed.filter((word, at) => !stopWords.has(word) || isWithinPhrase(typed, at));
      const list = telling.length > 0 ? telling : typed;
      if (list.length === 0) return undefined;

      // The last word is still being typed, unless a stop word already follows it.
      const all = unitsOf(list, list.at(-1) === typed.at(-1));
      const sold = all.filter(({ isUnsold }) => !isUnsold);
      // What follows the name of what is not sold is often a name that only its maker has: `new balance 574`.
      const isAlien = sold.length < all.length && (sold.length === 0 || sold.some(({ costs }) => isEmpty(membersOf(costs))));
      const units = isAlien ? all.filter(({ isUnsold }) => isUnsold) : sold;
      const preposition = typed.findIndex((word) => prepositions.has(word));
      const namedWithin = preposition < 0 ? 0 : typed.slice(0, preposition).filter((word) => list.includes(word)).length;
      const words = units.map(({ word }) => word).filter(({ terms }) => terms.size > 0);
      const costs = new Uint32Array(size);
      for (const unit of units) addCosts(costs, unit.costs);
      const records = membersOf(costs);
      const isWhole = !dropsWords || units.length === 1 || !isEmpty(records);
      const match = isWhole ? { words, records, costs } : withFewerWords(units, words, namedWithin || list.length);
      const respelt = new Map<string, string | undefined>();
      const isFound = !isEmpty(match.records);
      for (const { word } of units) if (word.correction !== undefined) respelt.set(word.text, word.correction);
      const unknown = isFound ? [] : units.filter((unit) => isEmpty(membersOf(unit.costs)));
      const guesses = unknown.map(
        ({ word, typed: pieces }) => [word.text, pieces.length === 1 ? guess(word.text) : undefined] as const,
      );
      // Where one stays unknown, the others' guesses would not find anything either.
      if (guesses.every(([, meant]) => meant !== undefined)) for (const [text, meant] of guesses) respelt.set(text, meant);
      const leftOut = all.filter((unit) => unit.isUnsold || !units.includes(unit));
      const missed = new Set([...(match.missed ?? []), ...leftOut.flatMap(({ typed: pieces }) => pieces)]);
      for (const word of missed) respelt.delete(word);
      return {
        ...match,
        queryAfterRemoval: missed.size > 0 && isFound ? markWords(all, missed) : undefined,
        correctedQuery: respell(query, tokens, respelt),
      };
    },
    *renew(records, targets, addSpokenNow) {
      const isKept = new Uint8Array(records.length);
      for (const target of targets) if (target >= 0) isKept[target] = 1;
      const others = Array.from(records.keys()).filter((position) => isKept[position] === 0);
      const gathered = yield* gatherTerms(records, others, settings);
      const renewed = new Map<string, Postings>();
      const gone: string[] = [];
      let done = 0;
      for (const [term, entry] of postings) {
        const moved = movePostings(entry, targets, gathered.get(term));
        if (moved.positions.length > 0) renewed.set(term, moved);
        else gone.push(term);
        if (++done % 2_048 === 0) yield;
      }
      const learnt: string[] = [];
      for (const [term, entry] of gathered) {
        if (postings.has(term)) continue;
        renewed.set(term, pack(entry));
        learnt.push(term);
      }
      vocabulary.change(learnt.filter(isWord), gone.filter(isWord));
      return createTextIndex(records.length, settings, {
        postings: renewed,
        vocabulary,
        synonyms,
        unsold,
        uses,
        addSpoken: addSpokenNow,
      });
    },
  };

  /**
   * What has most of a query, where nothing has all of it.
   * @param namedWithin how many words from the beginning on name what is looked for
   */
  function withFewerWords(units: readonly Unit[], words: readonly QueryWord[], namedWithin: number): PartialMatch {
    // What is looked for is said last: purple boots are boots.
    let head = -1;
    let begin = 0;
    for (const [i, { weight, typed }] of units.entries()) {
      if (weight === wordWeight && begin < namedWithin) head = i;
      begin += typed.length;
    }
    const weights = units.map(({ weight }, i) => (i === head ? weight + 2 : weight));
    const gains = new Uint32Array(size);
    units.forEach(({ costs }, i) => {
      for (let position = 0; position < size; position++) {
        const found = costs[position]!;
        if (found === NO_MATCH) continue;
        // A word of a pitch says less of a product than one of its name.
        gains[position]! += isExact[(found >>> 8) & 0xff] ? weights[i]! / 2 : weights[i]!;
      }
    });
    const most = gains.reduce((a, b) => Math.max(a, b), 0);
    const costs = new Uint32Array(size).fill(most === 0 ? NO_MATCH : 0);
    const missed = new Set<string>();
    for (let position = 0; position < size && most > 0; position++) {
      if (gains[position] !== most) {
        costs[position] = NO_MATCH;
        continue;
      }
      for (const unit of units) {
        if (unit.costs[position] === NO_MATCH) for (const word of unit.typed) missed.add(word);
        else costs[position]! += unit.costs[position]!;
      }
    }
    return { words, records: membersOf(costs), costs, missed };
  }
}

/** What is found of a query, and the words that had to be left out for it. */
interface PartialMatch extends Pick<TextMatch, "words" | "records" | "costs"> {
  readonly missed?: ReadonlySet<string>;
}

function markWords(units: readonly Unit[], marked: ReadonlySet<string>): string {
  const words = units.flatMap(({ typed }) => typed);
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

/** What an answer loses with a word of the query that it has not: a size or a price, whom it is for, any other word. */
const spokenWeight = 4;
const audienceWeight = 6;
const wordWeight = 8;
/** What is for grown-ups is of no use to a child, whatever it is. */
const childWeight = 11;

function weightOf(words: readonly string[]): number {
  const audience = audienceOf(words);
  if (audience === "kids") return childWeight;
  return audience === undefined ? wordWeight : audienceWeight;
}

function addCosts(total: Uint32Array, costs: Uint32Array): void {
  for (let position = 0; position < total.length; position++) {
    total[position] =
      total[position] === NO_MATCH || costs[position] === NO_MATCH ? NO_MATCH : total[position]! + costs[position]!;
  }
}

function membersOf(costs: Uint32Array): Bitset {
  const records = emptyBitset(costs.length);
  for (let position = 0; position < costs.length; position++) if (costs[position] !== NO_MATCH) addBit(records, position);
  return records;
}

const isEmpty = ({ words }: Bitset): boolean => words.every((word) => word === 0);
