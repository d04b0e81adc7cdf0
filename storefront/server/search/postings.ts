import type { SearchRecord } from "#contract/search-index.ts";
import { compounds, foldedWords, singulars, tokenise } from "./fold.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { textsOf } from "./record.ts";

/** Where a term occurs: records ascending, and the most important attribute of each that holds it. */
export interface Postings {
  readonly positions: Uint32Array;
  readonly attributes: Uint8Array;
}

export type PostingsByTerm = ReadonlyMap<string, Postings>;

/** What of an index says by which terms its records are found. */
export type TermSettings = Pick<IndexDefinition, "searchable" | "uses" | "groups">;

/** What a record's thing is for, as a term that no query can hold. */
export const purposeTerm = (value: string): string => `\0${value}`;
/** Whether a term is a word of a text, and not a purpose. */
export const isWord = (term: string): boolean => !term.startsWith("\0");

/** Where every term of the records occurs. Yields between batches of records. */
export function* gatherPostings(
  records: readonly SearchRecord[],
  settings: TermSettings,
): Generator<void, Map<string, Postings>> {
  const gathered = yield* gatherTerms(records, records.keys(), settings);
  return new Map(Array.from(gathered, ([term, entry]) => [term, pack(entry)]));
}

/** The postings of records of which most were here already, and what that means for the words that are known. */
export interface RenewedPostings {
  readonly postings: Map<string, Postings>;
  readonly learnt: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Renews postings, which takes little time compared with gathering them. Yields between batches.
 * @param records all of them, those that stay in the same order among each other
 * @param targets for each old position the new one, or -1 where the record is gone or another
 */
export function* renewPostings(
  postings: PostingsByTerm,
  records: readonly SearchRecord[],
  targets: Int32Array,
  settings: TermSettings,
): Generator<void, RenewedPostings> {
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
  return { postings: renewed, learnt, gone };
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
  { searchable, uses, groups }: TermSettings,
): Generator<void, Map<string, GatheredPostings>> {
  const gathered = new Map<string, GatheredPostings>();
  // The first attribute of a record that holds a term is the most important one.
  const add = (term: string, position: number, attribute: number) => {
    let entry = gathered.get(term);
    if (entry === undefined) {
      entry = { positions: [], attributes: [] };
      gathered.set(term, entry);
    }
    if (entry.positions.at(-1) === position) return;
    entry.positions.push(position);
    entry.attributes.push(attribute);
  };
  // Most texts are those of many records: makers, colours, categories.
  const termsIn = remembering(termsOf);
  const useAttributes = new Set(Object.keys({ ...uses, ...groups }));
  const purposeIn = remembering((text: string) => purposeTerm(foldedWords(text)));
  let done = 0;
  for (const position of positions) {
    const record = records[position]!;
    searchable.forEach((name, attribute) => {
      for (const text of textsOf(record, name)) for (const term of termsIn(text)) add(term, position, attribute);
    });
    for (const attribute of useAttributes) for (const value of textsOf(record, attribute)) add(purposeIn(value), position, 0);
    if (++done % 128 === 0) yield;
  }
  return gathered;
}

/** Has a function work out each text once. */
function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? work(text);
    known.set(text, found);
    return found;
  };
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

/** What a text can be found by: its words, what they may be the plural of, and what is written with a hyphen as one; each once. */
function termsOf(text: string): ReadonlySet<string> {
  const tokens = tokenise(text);
  const words = tokens.flatMap(({ term }) => [term, ...singulars(term)]);
  return new Set([...words, ...compounds(text, tokens).map(({ term }) => term)]);
}
