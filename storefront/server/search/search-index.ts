import { isDeepStrictEqual } from "node:util";
import type { SearchRecord } from "#contract/search-index.ts";
import type { Variant as ProductVariant } from "#domain/product/product.ts";
import { deepFreeze } from "../content/deep-freeze.ts";
import { isSoldOutNow, type Standing } from "../content/sold-out-now.ts";
import {
  addBit,
  type Bitset,
  copyBitset,
  emptyBitset,
  fullBitset,
  hasBit,
  intersectInto,
  positionsOf,
  removeBit,
  uniteInto,
} from "./bitset.ts";
import { createFacetColumn, type FacetColumn, topValues } from "./facet-column.ts";
import type { Clause, FacetClause, Groups, NumericClause } from "./filters.ts";
import { tokenise } from "./fold.ts";
import { type HighlightTags, highlightRecord, type Snippets, snippetRecord } from "./highlight.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { facetValues, readAttribute, textsOf } from "./record.ts";
import { comparing, insertInOrder, orderRecords } from "./record-order.ts";
import { limits } from "./search-limits.ts";
import { type AddSpoken, buildTextIndex, type TextIndex, type TextMatch } from "./text-index.ts";
import type { SearchHit } from "./wire.ts";

/** A query in terms of the index, parsed and clamped. */
export interface IndexQuery {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** The first hit that is wanted, wherever it is; instead of a page. */
  readonly from?: number;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly conditions: Groups<Clause>;
  /** Undefined: every searchable attribute. */
  readonly attributesToHighlight: readonly string[] | undefined;
  /** Undefined: everything. */
  readonly attributesToRetrieve: readonly string[] | undefined;
  readonly snippets: Snippets;
  readonly tags: HighlightTags;
  readonly ruleContexts: readonly string[];
}

export interface FacetStatistics {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

export interface IndexAnswer {
  readonly hits: SearchHit[];
  readonly nbHits: number;
  /** How many of them can be paged through. */
  readonly pageable: number;
  /** The query with the words that had to be left out in `<em>`; undefined when none was. */
  readonly queryAfterRemoval: string | undefined;
  /** The query as it was taken to be spelt or, where nothing is found, may have been meant; undefined when it is as typed. */
  readonly correctedQuery: string | undefined;
  /** The path of the shop that the query is sent to. */
  readonly redirect: string | undefined;
  readonly facets: Record<string, Record<string, number>>;
  readonly statistics: Record<string, FacetStatistics>;
}

/** One index in memory. Everything here is synchronous and shares its hits; nothing may be written into them. */
export interface SearchIndex {
  /** Name of the index or of one of its replicas. */
  answers(name: string): boolean;
  search(name: string, query: IndexQuery, matchText: MatchText): IndexAnswer;
  matchText(query: string): TextMatch | undefined;
  /** The record with this id, whole unless attributes are named; null when there is none. */
  object(objectID: string, attributes?: readonly string[]): SearchHit | null;
  /** Sets the stock of variants; unknown ones are ignored. */
  applyStock(changes: ReadonlyMap<string, number>): void;
  /**
   * The index with other records in place of those of their ids, new ones and without some, which takes little time compared with
   * building it. In portions as that is; this one goes on answering meanwhile and must not be asked afterwards.
   * @param settings of the index that are others from then on
   */
  renew(
    changed: readonly SearchRecord[],
    removed: readonly string[],
    settings: Pick<IndexDefinition, "orderings" | "redirects">,
  ): Generator<void, SearchIndex>;
  /** Makes in portions what would otherwise be made when it is first asked for: the columns of facets and the orders of replicas. */
  prepare(): Generator<void>;
  /** The records as they are now, stock included. */
  records(): readonly SearchRecord[];
}

/** Looks up the records of a text; a batch shares the answers of one query. */
export type MatchText = (query: string) => TextMatch | undefined;

type Variant = Pick<ProductVariant, "id" | "qty">;

/**
 * Builds an index. A generator that yields between portions of work: run it to its end at start-up, or a portion at a
 * time while the previous index goes on answering.
 */
export function* buildSearchIndex(definition: IndexDefinition): Generator<void, SearchIndex> {
  const byId = [...definition.records].sort((a, b) => (a.objectID < b.objectID ? -1 : a.objectID > b.objectID ? 1 : 0));
  const ranked = orderRecords(byId, definition.ranking);
  // Position is rank: walking a set of positions upwards walks the records in their own order.
  const records: SearchRecord[] = Array.from(ranked, (i) => deepFreeze(byId[i]!));
  yield;
  const lookUp: LookUp = {};
  const text = yield* buildTextIndex(records, definition, addSpoken(definition, lookUp));
  return createSearchIndex(definition, {
    records,
    text,
    facets: new Map(),
    numbers: new Map(),
    orders: new Map(),
    lookUp,
    holders: holdersOf(records),
  });
}

/** What sizes and prices are looked up in once the index stands; nothing is searched before. */
interface LookUp {
  column?: (attribute: string) => FacetColumn | undefined;
  numbers?: (attribute: string) => Float64Array | undefined;
}

const addSpoken = ({ sizes, price }: IndexDefinition, lookUp: LookUp): AddSpoken => ({
  sizes(spoken, target) {
    for (const { system, size } of spoken) if (sizes) lookUp.column?.(sizes[system])?.addMatching(size, target);
  },
  prices(spoken, target) {
    const cents = price === undefined ? undefined : lookUp.numbers?.(price);
    cents?.forEach((amount, position) => {
      if (spoken.includes(amount / 100)) addBit(target, position);
    });
  },
});

interface IndexParts {
  readonly records: SearchRecord[];
  readonly text: TextIndex;
  /** Columns that have been made; one that is missing is made when it is asked for. */
  readonly facets: Map<string, FacetColumn>;
  /** The same for numbers; null where no record has one. */
  readonly numbers: Map<string, Float64Array | null>;
  /** The same for orders, by the replica's name. */
  readonly orders: Map<string, Uint32Array>;
  readonly lookUp: LookUp;
  /** Record id by variant id. One that is gone may still be named. */
  readonly holders: Map<string, string>;
}

/** Which record each variant is of. @param holders that are known already; they are added to */
function holdersOf(records: Iterable<SearchRecord>, holders = new Map<string, string>()): Map<string, string> {
  for (const record of records) for (const variant of variantsOf(record)) holders.set(variant.id, record.objectID);
  return holders;
}

/** Beyond this share of other records building an index takes less time than renewing it. */
const mostRenewed = 0.25;

function createSearchIndex(
  definition: IndexDefinition,
  { records, text, facets, numbers, orders, lookUp, holders }: IndexParts,
): SearchIndex {
  const matchText: MatchText = text.match;
  const size = records.length;
  const { pageable = limits.pageable } = definition;
  const everything = fullBitset(size);
  const names = new Set([definition.name, ...(definition.replicas ?? []).map((replica) => replica.name)]);
  const positions = new Map(records.map((record, position) => [record.objectID, position]));
  const hits = new WeakMap<SearchRecord, SearchHit>();
  function hitAt(position: number): SearchHit {
    const record = records[position]!;
    const hit = hits.get(record) ?? toHit(record, definition.unretrievable ?? []);
    hits.set(record, hit);
    return hit;
  }
  const orderings = new Map(
    Object.entries(definition.orderings ?? {}).map(([context, ids]) => [
      context,
      ids.map((id) => positions.get(id)).filter((position) => position !== undefined),
    ]),
  );
  const columns = new Set(["objectID", ...definition.facets, ...Object.values(definition.sizes ?? {})]);
  function columnOf(attribute: string): FacetColumn | undefined {
    if (!columns.has(attribute)) return undefined;
    const made = facets.get(attribute) ?? createFacetColumn(records.map((record) => facetValues(record, attribute)));
    facets.set(attribute, made);
    return made;
  }

  const numeric = new Set([...(definition.numeric ?? []), ...definition.facets]);
  function numbersOf(attribute: string): Float64Array | undefined {
    if (!numeric.has(attribute)) return undefined;
    let made = numbers.get(attribute);
    if (made === undefined) {
      const column = Float64Array.from(records, (record) => numberAt(record, attribute));
      made = column.some((value) => !Number.isNaN(value)) ? column : null;
      numbers.set(attribute, made);
    }
    return made ?? undefined;
  }

  const replicas = new Map((definition.replicas ?? []).flatMap(({ name, order }) => (order.length > 0 ? [[name, order]] : [])));
  function orderOf(name: string): Uint32Array | undefined {
    const keys = replicas.get(name);
    if (keys === undefined) return undefined;
    const made = orders.get(name) ?? orderRecords(records, keys);
    orders.set(name, made);
    return made;
  }

  lookUp.column = columnOf;
  lookUp.numbers = numbersOf;
  const wordsOf = (text: string) =>
    tokenise(text)
      .map(({ term }) => term)
      .join(" ");
  const redirects = new Map(Object.entries(definition.redirects ?? {}).map(([text, path]) => [wordsOf(text), path]));

  function addFacet(clause: FacetClause, target: Bitset): void {
    const column = columnOf(clause.attribute);
    const amount = Number(clause.value);
    // `price:1500` of a number that is no facet is a comparison.
    if (column === undefined && numbersOf(clause.attribute) !== undefined && !Number.isNaN(amount)) {
      addNumbers({ attribute: clause.attribute, test: (value) => (value === amount) !== clause.negated }, target);
      return;
    }
    const matching = clause.negated ? emptyBitset(size) : target;
    column?.addMatching(clause.value, matching);
    if (!clause.negated) return;
    const others = copyBitset(everything);
    for (const position of positionsOf(matching)) removeBit(others, position);
    uniteInto(target, others);
  }

  function addNumbers(clause: NumericClause, target: Bitset): void {
    const column = numbersOf(clause.attribute);
    if (column === undefined) return;
    for (let position = 0; position < size; position++) {
      // A record without the number passes no comparison, not even `!=`.
      const value = column[position]!;
      if (!Number.isNaN(value) && clause.test(value)) addBit(target, position);
    }
  }

  function select(query: IndexQuery, text: TextMatch | undefined): Bitset {
    const selected = copyBitset(everything);
    if (text !== undefined) intersectInto(selected, text.records);
    for (const group of query.conditions) {
      const allowed = emptyBitset(size);
      for (const clause of group) {
        if ("test" in clause) addNumbers(clause, allowed);
        else addFacet(clause, allowed);
      }
      intersectInto(selected, allowed);
    }
    return selected;
  }

  /** The positions of one page, in the order that applies. */
  function pageOf(
    name: string,
    query: IndexQuery,
    text: TextMatch | undefined,
    selected: Bitset,
    found: Uint32Array,
  ): ArrayLike<number> {
    const from = query.from ?? query.page * query.hitsPerPage;
    const most = query.from === undefined ? pageable : found.length;
    const to = Math.min(from + query.hitsPerPage, found.length, most);
    if (from >= to) return [];
    const order = orderOf(name);
    if (order !== undefined) return takeSelected(order, selected, from, to);
    if (text !== undefined) return cheapest(found, text.costs, from, to);
    const context = query.ruleContexts.find((candidate) => orderings.has(candidate));
    if (context === undefined) return found.subarray(from, to);
    const first = orderings.get(context)!.filter((position) => hasBit(selected, position));
    const rest = copyBitset(selected);
    for (const position of first) removeBit(rest, position);
    return [...first, ...positionsOf(rest)].slice(from, to);
  }

  function present(position: number, query: IndexQuery, text: TextMatch | undefined): SearchHit {
    const hit = hitAt(position);
    const highlighted = query.attributesToHighlight ?? definition.searchable;
    const attributes = highlighted.includes("*") ? definition.searchable : highlighted;
    const shown = query.attributesToRetrieve === undefined ? hit : retrieve(hit, query.attributesToRetrieve);
    const unretrievable = definition.unretrievable ?? [];
    const allowed =
      unretrievable.length === 0 ? attributes : attributes.filter((attribute) => !unretrievable.includes(attribute));
    const { wordsByAttribute, ellipsis } = query.snippets;
    if (allowed.length === 0 && wordsByAttribute.size === 0) return shown;
    const record = records[position]!;
    const words = text?.words ?? [];
    const snippets = new Map([...wordsByAttribute].filter(([attribute]) => !unretrievable.includes(attribute)));
    return {
      ...shown,
      ...(allowed.length > 0 && { _highlightResult: highlightRecord(record, allowed, words, query.tags) }),
      ...(snippets.size > 0 && {
        _snippetResult: snippetRecord(record, { wordsByAttribute: snippets, ellipsis }, words, query.tags),
      }),
    };
  }

  function putAt(position: number, record: SearchRecord, isTouched: (attribute: string) => boolean): void {
    const before = records[position]!;
    const after = deepFreeze(record);
    records[position] = after;
    for (const attribute of facets.keys()) {
      if (isTouched(attribute) && facetValues(before, attribute).join("\n") !== facetValues(after, attribute).join("\n"))
        facets.delete(attribute);
    }
    for (const attribute of numbers.keys()) {
      if (isTouched(attribute) && !Object.is(numberAt(before, attribute), numberAt(after, attribute))) numbers.delete(attribute);
    }
  }

  function* renew(
    changed: readonly SearchRecord[],
    removed: readonly string[],
    settings: Pick<IndexDefinition, "orderings" | "redirects">,
  ): Generator<void, SearchIndex> {
    const others = new Map(changed.map((record) => [record.objectID, record]));
    const kept = new Set(positions.keys());
    for (const id of [...removed, ...others.keys()]) kept.delete(id);
    const remaining = [...kept].map((id) => positions.get(id)!);
    const standing = remaining.map((position) => records[position]!);
    const next = { ...definition, ...settings };
    if (others.size + size - remaining.length > size * mostRenewed) {
      return yield* buildSearchIndex({ ...next, records: [...standing, ...others.values()] });
    }
    const compare = comparing(definition.ranking);
    const renewed = insertInOrder(
      standing,
      Array.from(others.values(), deepFreeze),
      (a, b) => compare(a, b) || (a.objectID < b.objectID ? -1 : 1),
    );
    const sources = Int32Array.from(renewed, ({ objectID }) => (others.has(objectID) ? -1 : positions.get(objectID)!));
    const targets = new Int32Array(size).fill(-1);
    sources.forEach((source, position) => {
      if (source >= 0) targets[source] = position;
    });
    yield;
    // A change of a price or a label leaves every record where it stood, and most of what is known of it.
    const isInPlace =
      renewed.length === size && renewed.every(({ objectID }, position) => objectID === records[position]!.objectID);
    const places = [...renewed.keys()].filter((position) => sources[position]! < 0);
    const areSame = (read: (record: SearchRecord) => readonly string[]) =>
      isInPlace && places.every((position) => isDeepStrictEqual(read(records[position]!), read(renewed[position]!)));
    const parts = {
      records: renewed,
      facets: new Map(),
      numbers: new Map(),
      orders: new Map(),
      holders: holdersOf(others.values(), holders),
    } satisfies Partial<IndexParts>;
    for (const [attribute, column] of facets) {
      const isSame = areSame((record) => facetValues(record, attribute));
      const valuesAt = (position: number) => facetValues(renewed[position]!, attribute);
      parts.facets.set(attribute, isSame ? column : column.renew(sources, valuesAt));
      if (!isSame) yield;
    }
    for (const [attribute, column] of numbers) {
      const moved = Float64Array.from(sources, (source, position) =>
        source < 0 ? numberAt(renewed[position]!, attribute) : (column?.[source] ?? Number.NaN),
      );
      parts.numbers.set(attribute, moved.some((value) => !Number.isNaN(value)) ? moved : null);
    }
    yield;
    for (const [name, keys] of replicas) {
      const order = orders.get(name);
      if (order === undefined) continue;
      const compareByKeys = comparing(keys);
      const moved = Array.from(order, (position) => targets[position]!).filter((position) => position >= 0);
      const inOrder = insertInOrder(moved, places, (a, b) => compareByKeys(renewed[a]!, renewed[b]!) || a - b);
      parts.orders.set(name, Uint32Array.from(inOrder));
      yield;
    }
    if (definition.searchable.every((attribute) => areSame((record) => textsOf(record, attribute)))) {
      return createSearchIndex(next, { ...parts, text, lookUp });
    }
    const lookUpNow: LookUp = {};
    const renewedText = yield* text.renew(renewed, targets, addSpoken(next, lookUpNow));
    return createSearchIndex(next, { ...parts, text: renewedText, lookUp: lookUpNow });
  }

  return {
    answers: (name) => names.has(name),
    matchText,
    search(name, query, match) {
      const text = match(query.query);
      const selected = select(query, text);
      const found = positionsOf(selected);
      const answer: IndexAnswer = {
        hits: Array.from(pageOf(name, query, text, selected, found), (position) => present(position, query, text)),
        nbHits: found.length,
        pageable: Math.min(found.length, pageable),
        queryAfterRemoval: text?.queryAfterRemoval,
        correctedQuery: text?.correctedQuery,
        redirect: redirects.get(wordsOf(query.query)),
        facets: {},
        statistics: {},
      };
      const wanted = query.facets.includes("*") ? definition.facets : query.facets;
      for (const attribute of wanted) {
        if (!definition.facets.includes(attribute)) continue;
        const column = columnOf(attribute)!;
        answer.facets[attribute] = topValues(column, column.count(found), query.maxValuesPerFacet);
        const statistics = statisticsOf(numbersOf(attribute), found);
        if (statistics !== undefined) answer.statistics[attribute] = statistics;
      }
      return answer;
    },
    object(objectID, attributes) {
      const position = positions.get(objectID);
      if (position === undefined) return null;
      return attributes === undefined ? hitAt(position) : retrieve(hitAt(position), attributes);
    },
    applyStock(changes) {
      if (holders.size === 0) return;
      const affected = new Set<number>();
      for (const [variantId, qty] of changes) {
        const position = positions.get(holders.get(variantId) ?? "");
        if (position === undefined) continue;
        if (variantsOf(records[position]!).some((variant) => variant.id === variantId && variant.qty !== qty))
          affected.add(position);
      }
      const replace = (position: number, changed: Record<string, unknown>): void => {
        const isTouched = (attribute: string) =>
          Object.hasOwn(changed, attribute) || Object.hasOwn(changed, attribute.split(".")[0]!);
        putAt(position, { ...records[position]!, ...changed }, isTouched);
      };
      for (const position of affected) {
        const record = records[position]!;
        const variants = variantsOf(record).map((variant) => {
          const qty = changes.get(variant.id);
          return qty === undefined ? variant : { ...variant, qty: Math.max(0, qty) };
        });
        const soldOut = isSoldOutNow(record as Standing, variants);
        replace(position, { variants, soldOut, ...definition.followStock?.({ ...record, variants, soldOut }) });
        if (soldOut === record.soldOut) continue;
        // The other colours name this one among their siblings.
        for (const siblingId of siblingsOf(record).map((sibling) => sibling.id)) {
          const siblingPosition = positions.get(siblingId);
          if (siblingPosition === undefined) continue;
          const siblingProducts = siblingsOf(records[siblingPosition]!).map((sibling) =>
            sibling.id === record.objectID ? { ...sibling, soldOut } : sibling,
          );
          replace(siblingPosition, { siblingProducts });
        }
      }
    },
    renew,
    *prepare() {
      for (const attribute of columns) {
        columnOf(attribute);
        yield;
      }
      for (const attribute of numeric) numbersOf(attribute);
      yield;
      for (const name of replicas.keys()) {
        orderOf(name);
        yield;
      }
    },
    records: () => records,
  };
}

function numberAt(record: SearchRecord, attribute: string): number {
  const value = readAttribute(record, attribute);
  return typeof value === "number" ? value : Number.NaN;
}

/** Members of `selected` from number `from` to before number `to`, walking `order`. */
function takeSelected(order: Uint32Array, selected: Bitset, from: number, to: number): number[] {
  const taken: number[] = [];
  let number = 0;
  for (let i = 0; number < to; i++) {
    if (!hasBit(selected, order[i]!)) continue;
    if (number >= from) taken.push(order[i]!);
    number++;
  }
  return taken;
}

/** Positions by rising cost, then rank, without sorting: costs are few, so each gets a list. */
function cheapest(found: Uint32Array, costs: Uint32Array, from: number, to: number): number[] {
  const lists = new Map<number, number[]>();
  for (const position of found) {
    const list = lists.get(costs[position]!);
    if (list === undefined) lists.set(costs[position]!, [position]);
    else if (list.length < to) list.push(position);
  }
  const taken: number[] = [];
  for (const cost of [...lists.keys()].sort((a, b) => a - b)) {
    for (const position of lists.get(cost)!) {
      if (taken.length === to) return taken.slice(from);
      taken.push(position);
    }
  }
  return taken.slice(from);
}

function statisticsOf(column: Float64Array | undefined, found: Uint32Array): FacetStatistics | undefined {
  if (column === undefined) return undefined;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (const position of found) {
    const value = column[position]!;
    if (Number.isNaN(value)) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
    count++;
  }
  return count === 0 ? undefined : { min, max, avg: sum / count, sum };
}

function toHit(record: SearchRecord, unretrievable: readonly string[]): SearchHit {
  if (unretrievable.length === 0) return record as SearchHit;
  return Object.freeze(Object.fromEntries(Object.entries(record).filter(([key]) => !unretrievable.includes(key)))) as SearchHit;
}

/** The asked attributes of a hit and its id; a path such as `brand.name` keeps its shape, `-name` takes one out of all (`*`). */
function retrieve(hit: SearchHit, attributes: readonly string[]): SearchHit {
  if (attributes.includes("*"))
    return without(
      hit,
      attributes.filter((attribute) => attribute.startsWith("-")),
    );
  const shown: SearchHit = { objectID: hit.objectID };
  for (const attribute of attributes) {
    if (Object.hasOwn(hit, attribute)) {
      shown[attribute] = hit[attribute];
      continue;
    }
    const [key, ...rest] = attribute.split(".") as [string, ...string[]];
    if (rest.length === 0 || !Object.hasOwn(hit, key)) continue;
    const value = readAttribute(hit[key], rest.join("."));
    if (value === undefined) continue;
    const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    shown[key] = { ...(Object.hasOwn(shown, key) ? (shown[key] as object) : {}), ...(nested as object) };
  }
  return shown;
}

function without(hit: SearchHit, taken: readonly string[]): SearchHit {
  if (taken.length === 0) return hit;
  const kept = Object.entries(hit).filter(([attribute]) => attribute === "objectID" || !taken.includes(`-${attribute}`));
  return { ...Object.fromEntries(kept), objectID: hit.objectID };
}

export function variantsOf(record: SearchRecord): readonly Variant[] {
  return Array.isArray(record.variants) ? (record.variants as Variant[]) : [];
}

function siblingsOf(record: SearchRecord): readonly { readonly id: string }[] {
  return Array.isArray(record.siblingProducts) ? (record.siblingProducts as { id: string }[]) : [];
}
