import { singulars } from "./fold.ts";
import { addCosts, isUnmatched, noMatches, SYNONYM, TYPO } from "./match-cost.ts";
import type { MeaningTables } from "./meaning-tables.ts";
import { createPurposes, type Purposes, type PurposeTables } from "./purposes.ts";
import { speltInName } from "./spelt-in-name.ts";
import { LONGEST_PHRASE, synonymsOf } from "./synonyms.ts";
import { createTermCosts, type TermCosts } from "./term-costs.ts";
import { type TermMatch, typosAllowed, type Vocabulary } from "./vocabulary.ts";

/** One word (or synonym phrase) of a query with every term it was taken to mean. */
export interface QueryWord {
  readonly text: string;
  /** Term of the index to how many of its leading characters the word covers. */
  readonly terms: ReadonlyMap<string, number>;
  /** How it is taken to be spelt, when it is not found as typed. */
  readonly correction?: string;
}

/**
 * What words and phrases mean in one index. What finds records lowers their costs in the `costs` it is given, so that several
 * meanings of one word can be laid over each other.
 */
export interface WordMeanings extends Purposes, Pick<TermCosts, "applyTerms"> {
  /** One typed word: itself, its completions if it is the last, its singular, its synonyms; failing all of them, its corrections. */
  matchWord(word: string, last: boolean, costs: Uint32Array): QueryWord;
  /** Words of a query that together are a phrase with synonyms, or one word: the phrase itself or any of them. */
  matchPhrase(phrase: readonly string[], costs: Uint32Array): QueryWord;
  /** How many words from here on are a phrase that is known as one. */
  phraseLength(words: readonly string[], at: number): number;
  /** Whether a word is part of a phrase that is known as one: `on` in `slip on`. */
  isWithinPhrase(words: readonly string[], at: number): boolean;
  /** How a word that was not found may have been meant, a typo further off than is taken for granted. */
  guess(word: string): string | undefined;
}

export interface WordTables extends PurposeTables, Pick<MeaningTables, "synonyms" | "meaningWords"> {
  readonly vocabulary: Vocabulary;
}

/** Beyond this many typos a guess at what was meant says nothing. */
const MOST_GUESSED_TYPOS = 2;
/** Shortest word in which so many are guessed: half of a shorter one would be another. */
const SHORTEST_FAR_GUESS = 5;
/** Fewest letters of a word that say which one it is going to be. */
const SHORTEST_BEGINNING = 3;
/** Shortest half of a word that is taken for two written together. */
const SHORTEST_HALF = 3;

/** What follows a number that it is the measure of, which a name need not say: a `Haul 45` holds 45 l. */
const units = new Set(["l", "lt", "ltr", "litre", "litres", "liter", "liters", "ml"]);

/** @param isExact by the number of an attribute, whether its words are never what a mistyped one was meant to be */
export function createWordMeanings(tables: WordTables, isExact: readonly boolean[]): WordMeanings {
  const { postings, vocabulary, synonyms, meaningWords, uses } = tables;
  const { isKnown, applyTerm, applyTerms } = createTermCosts(postings, vocabulary, isExact);
  const { favourPurpose, keepToGroup } = createPurposes(tables);
  const correctable = (term: string) => postings.get(term)?.attributes.some((attribute) => !isExact[attribute]) ?? false;
  /** Words that a phrase with synonyms begins with. */
  const phraseStarts = new Set([...synonyms.keys()].flatMap((phrase) => (phrase.includes(" ") ? phrase.split(" ", 1) : [])));

  /** Lets a word mean a phrase as well, where all of it is known. */
  function meanPhrase(phrase: readonly string[], terms: Map<string, number>, costs: Uint32Array, deviation: number): void {
    if (isKnown(phrase)) for (const term of phrase) terms.set(term, term.length);
    applyTerms(phrase, costs, deviation);
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

  /** What a word that is spelt right means: itself, its singular and its synonyms. */
  function meanWord(word: string, terms: Map<string, number>, costs: Uint32Array): void {
    const mean = (term: string, inexact: number): void => {
      if (!vocabulary.has(term)) return;
      terms.set(term, Math.max(term.length, terms.get(term) ?? 0));
      applyTerm(costs, term, 0, inexact);
    };
    mean(word, 0);
    for (const singular of singulars(word)) mean(singular, 1);
    for (const alternative of synonymsOf(synonyms, [word])) meanPhrase(alternative, terms, costs, SYNONYM);
  }

  const isMeant = (word: string) => correctable(word) || synonymsOf(synonyms, [word]).some(isKnown);

  /** A word, or the two that were written together as it, where they are known: `courtlow`, `hikingboots`. */
  function wordsWithin(word: string): readonly string[] | undefined {
    if (isMeant(word)) return [word];
    for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
      const halves = [word.slice(0, at), word.slice(at)];
      if (halves.every(isMeant)) return halves;
    }
    return undefined;
  }

  /** Words that were written together, where all are known; a number is one wherever it stands: `longrun12`, `750ml`. */
  function meanParts(word: string, terms: Map<string, number>, costs: Uint32Array): void {
    const parts = word.match(/[\d.]+|[^\d.]+/g) ?? [];
    const within = parts.map(wordsWithin);
    const known = within.flatMap((part) => part ?? []);
    if (known.length > 1 && !within.includes(undefined) && meanAll(known, terms, costs)) return;
    const [amount = "", unit = ""] = parts;
    if (parts.length === 2 && units.has(unit) && isMeant(amount)) meanAll([amount], terms, costs);
  }

  /** What holds all of some words. @returns whether anything does */
  function meanAll(known: readonly string[], terms: Map<string, number>, costs: Uint32Array): boolean {
    const all = new Uint32Array(costs.length);
    const meant = new Map<string, number>();
    for (const part of known) {
      const found = noMatches(costs.length);
      meanWord(part, meant, found);
      addCosts(all, found);
    }
    if (isUnmatched(all)) return false;
    for (const [term, length] of meant) terms.set(term, length);
    for (const [position, cost] of all.entries()) if (cost < costs[position]!) costs[position] = cost;
    return true;
  }

  /** The term that most records have; of two, the one that was meant whole. */
  function mostFrequent(matches: readonly TermMatch[]): string | undefined {
    const whole = matches.filter((match) => match.whole);
    const frequency = ({ term }: TermMatch) => postings.get(term)?.positions.length ?? 0;
    return [...(whole.length > 0 ? whole : matches)].sort((a, b) => frequency(b) - frequency(a))[0]?.term;
  }

  /** What means something by itself and is nearer to a mistyped word than any term of the index. */
  function correctMeaning(word: string, nearest: number): string | undefined {
    const [match] = meaningWords.corrections(word, Math.min(typosAllowed(word), nearest - 1), false, (key) =>
      synonymsOf(synonyms, [key]).some(isKnown),
    );
    return match?.term;
  }

  function phraseLength(words: readonly string[], at: number): number {
    const longest = phraseStarts.has(words[at]!) ? Math.min(LONGEST_PHRASE, words.length - at) : 1;
    for (let length = longest; length > 1; length--) {
      if (synonymsOf(synonyms, words.slice(at, at + length)).length > 0) return length;
    }
    if (speltInName(postings, words, at)) return 2;
    const joined = words.slice(at, at + 2).join("");
    return at + 1 < words.length && (correctable(joined) || synonymsOf(synonyms, [joined]).length > 0) ? 2 : 1;
  }

  return {
    matchWord(word, last, costs) {
      const terms = new Map<string, number>();
      // What is a word already may still become a name, but nobody types on towards a pitch: `men` is no `mention`.
      // What only means something comes before what it may become: `hū` are shoes, and the beginning of a hut.
      const isMeaning = !vocabulary.has(word) && synonymsOf(synonyms, [word]).some(isKnown);
      const complete = ({ term, length, whole }: TermMatch): void => {
        terms.set(term, Math.max(length, terms.get(term) ?? 0));
        applyTerm(costs, term, isMeaning ? SYNONYM + 1 : 0, whole ? 0 : 2, whole || !vocabulary.has(word));
      };
      if (last) for (const match of vocabulary.completions(word)) complete(match);
      meanWord(word, terms, costs);
      if (terms.size === 0 && last) foresee(word, terms, costs);
      if (terms.size === 0) meanParts(word, terms, costs);
      if (terms.size > 0) return { text: word, terms };
      const near = vocabulary.corrections(word, typosAllowed(word), last, correctable);
      const matches = near.length > 0 ? near : vocabulary.soundingLike(word).filter(({ term }) => correctable(term));
      const meant = correctMeaning(word, matches[0]?.typos ?? Number.POSITIVE_INFINITY);
      if (meant !== undefined) {
        for (const alternative of synonymsOf(synonyms, [meant])) meanPhrase(alternative, terms, costs, SYNONYM + TYPO);
        return { text: word, terms, correction: meant };
      }
      const correction = mostFrequent(matches);
      for (const { term, length, typos, whole } of matches) {
        terms.set(term, length);
        // What is told as the correction comes first, wherever it stands.
        applyTerm(costs, term, typos * TYPO + (term === correction ? 0 : 1), whole ? 0 : 2);
      }
      return { text: word, terms, correction };
    },
    matchPhrase(phrase, costs) {
      const terms = new Map<string, number>();
      meanPhrase(phrase, terms, costs, 0);
      const spelt = phrase.length === 2 && speltInName(postings, phrase, 0);
      if (spelt) meanPhrase(spelt, terms, costs, 0);
      meanPhrase([phrase.join("")], terms, costs, SYNONYM);
      const meant = synonymsOf(synonyms, phrase);
      for (const alternative of meant.length > 0 ? meant : synonymsOf(synonyms, [phrase.join("")]))
        meanPhrase(alternative, terms, costs, SYNONYM);
      return { text: phrase.join(" "), terms };
    },
    applyTerms,
    favourPurpose,
    keepToGroup,
    phraseLength,
    isWithinPhrase(words, at) {
      for (let start = Math.max(0, at - LONGEST_PHRASE + 1); start <= at; start++) {
        const length = phraseStarts.has(words[start]!) ? phraseLength(words, start) : 1;
        if (length > 1 && start + length > at) return true;
      }
      return false;
    },
    guess(word) {
      const typos = typosAllowed(word) + 1;
      const most = word.length < SHORTEST_FAR_GUESS ? 1 : MOST_GUESSED_TYPOS;
      return /\p{N}/u.test(word) || typos > most
        ? undefined
        : mostFrequent(vocabulary.corrections(word, typos, false, correctable));
    },
  };
}
