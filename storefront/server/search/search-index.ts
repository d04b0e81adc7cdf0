import type { SearchRecord } from "#contract/search-index.ts";
import { askedAbout, inFewWords } from "#domain/search/asked-search.ts";
import { storeSearchIn } from "#domain/search/store-searches.ts";
import { wholeSearch } from "#domain/search/whole-search.ts";
import { deepFreeze } from "../content/deep-freeze.ts";
import { addBit, type Bitset, intersectInto, positionsOf } from "./bitset.ts";
import { type FacetLimits, topValues } from "./facet-column.ts";
import type { Clause, Groups } from "./filters.ts";
import { type HighlightTags, highlightRecord, type Snippets, snippetRecord } from "./highlight.ts";
import { retrieve, toHit } from "./hit.ts";
import { createIndexColumns, type IndexColumns } from "./index-columns.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { renewRecords } from "./index-renewal.ts";
import { takeCheapest, takeInOrder, takePlacedFirst } from "./page-order.ts";
import type { AddSpoken } from "./query-pieces.ts";
import { textsOf } from "./record.ts";
import { comparing, orderRecords } from "./record-order.ts";
import { holdersOf, siblingIdsOf, variantsOf, withSibling, withStock } from "./record-stock.ts";
import { limits } from "./search-limits.ts";
import { selectRecords } from "./select-records.ts";
import { buildTextIndex, type TextIndex, type TextMatch } from "./text-index.ts";
import type { SearchHit } from "./wire.ts";

/** A query in terms of the index, parsed and clamped. */
export interface IndexQuery extends FacetLimits {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** The first hit among those that can be paged through; undefined where a page is asked for. */
  readonly offset: number | undefined;
  /** The first hit that is wanted, wherever it is; for who goes through everything. */
  readonly from?: number;
  readonly facets: readonly string[];
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

/** What of an index changes with its records. */
type RenewedSettings = Pick<IndexDefinition, "orderings" | "redirects">;

/** One index in memory. Everything here is synchronous and shares its hits; nothing may be written into them. */
export interface SearchIndex {
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
  renew(changed: readonly SearchRecord[], removed: readonly string[], settings: RenewedSettings): Generator<void, SearchIndex>;
  /** Makes in portions what would otherwise be made when it is first asked for: the columns of facets and the orders of replicas. */
  prepare(): Generator<void>;
  /** The records as they are now, stock included. */
  records(): readonly SearchRecord[];
}

/** Looks up the records of a text; a batch shares the answers of one query. */
export type MatchText = (query: string) => TextMatch | undefined;

/**
 * Builds an index. A generator that yields between portions of work: run it to its end at start-up, or a portion at a
 * time while the previous index goes on answering.
 */
export function* buildSearchIndex(definition: IndexDefinition): Generator<void, SearchIndex> {
  const byId = [...definition.records].sort((a, b) => (a.objectID < b.objectID ? -1 : a.objectID > b.objectID ? 1 : 0));
  const ranked = orderRecords(byId, definition.ranking);
  // Position is rank: walking a set of positions upwards walks the records in their own order.
  const records: SearchRecord[] = Array.from(ranked, (i) => byId[i]!);
  yield;
  const text = yield* buildTextIndex(records, definition);
  const columns = createIndexColumns(records, definition);
  return createSearchIndex(definition, { records, text, columns });
}

/** Finds the sizes and prices that a query speaks of. */
const addSpokenBy = (columns: IndexColumns, { sizes, price }: IndexDefinition): AddSpoken => ({
  sizes(spoken, target) {
    for (const { system, size } of spoken) if (sizes) columns.facet(sizes[system])?.addMatching(size, target);
  },
  prices(spoken, target) {
    const cents = price === undefined ? undefined : columns.numbers(price);
    cents?.forEach((amount, position) => {
      if (spoken.includes(amount / 100)) addBit(target, position);
    });
  },
});

interface IndexParts {
  readonly records: SearchRecord[];
  readonly text: TextIndex;
  readonly columns: IndexColumns;
  /** Record id by variant id, if it has been asked for. One that is gone may still be named. */
  readonly holders?: Map<string, string> | undefined;
}

/** Beyond this share of other records building an index takes less time than renewing it. */
const mostRenewed = 0.25;

function createSearchIndex(definition: IndexDefinition, { records, text, columns, holders: known }: IndexParts): SearchIndex {
  const size = records.length;
  const { pageable = limits.pageable, unretrievable = [] } = definition;
  const positions = new Map(records.map((record, position) => [record.objectID, position]));
  const placedByContext = new Map(
    Object.entries(definition.orderings ?? {}).map(([context, ids]) => [
      context,
      ids.map((id) => positions.get(id)).filter((position) => position !== undefined),
    ]),
  );
  const redirects = new Map(Object.entries(definition.redirects ?? {}).map(([words, path]) => [wholeSearch(words), path]));
  const redirectsInFewWords = new Map([...redirects].map(([words, path]) => [inFewWords(words), path]));
  /** Where a whole search is sent; a place alone leads to its store only where nothing to buy goes by its name. */
  function redirectOf(query: string, isFound: boolean): string | undefined {
    const whole = wholeSearch(query);
    return (
      redirects.get(whole) ??
      askedAbout(query).reduce<string | undefined>(
        (path, about) => path ?? redirects.get(about) ?? redirectsInFewWords.get(about),
        undefined,
      ) ??
      (isFound ? undefined : redirects.get(storeSearchIn(whole)))
    );
  }
  const addSpoken = addSpokenBy(columns, definition);
  let holders = known;

  const hits = new WeakMap<SearchRecord, SearchHit>();
  function hitAt(position: number): SearchHit {
    const record = records[position]!;
    const hit = hits.get(record) ?? deepFreeze(toHit(record, unretrievable));
    hits.set(record, hit);
    return hit;
  }

  /** The positions of one page, in the order that applies. */
  function pageOf(
    name: string,
    query: IndexQuery,
    match: TextMatch | undefined,
    selected: Bitset,
    found: Uint32Array,
  ): ArrayLike<number> {
    const from = query.from ?? query.offset ?? query.page * query.hitsPerPage;
    const most = query.from === undefined ? pageable : found.length;
    const to = Math.min(from + query.hitsPerPage, found.length, most);
    if (from >= to) return [];
    const order = columns.order(name);
    if (order !== undefined) return takeInOrder(order, selected, from, to);
    if (match !== undefined) return takeCheapest(found, match.costs, from, to);
    const context = query.ruleContexts.find((candidate) => placedByContext.has(candidate));
    const placed = context === undefined ? undefined : placedByContext.get(context);
    return placed === undefined ? found.subarray(from, to) : takePlacedFirst(placed, selected, from, to);
  }

  function present(position: number, query: IndexQuery, match: TextMatch | undefined): SearchHit {
    const hit = hitAt(position);
    const shown = query.attributesToRetrieve === undefined ? hit : retrieve(hit, query.attributesToRetrieve);
    const asked = query.attributesToHighlight ?? definition.searchable;
    const isAllowed = (attribute: string) => !unretrievable.includes(attribute);
    const highlighted = (asked.includes("*") ? definition.searchable : asked).filter(isAllowed);
    const { wordsByAttribute, ellipsis } = query.snippets;
    const snippets = new Map(
      [...wordsByAttribute]
        .flatMap(([attribute, words]): [string, number][] =>
          (attribute === "*" ? definition.searchable : [attribute]).map((one) => [one, words]),
        )
        .filter(([attribute]) => isAllowed(attribute)),
    );
    if (highlighted.length === 0 && snippets.size === 0) return shown;
    const record = records[position]!;
    const words = match?.words ?? [];
    return {
      ...shown,
      ...(highlighted.length > 0 && { _highlightResult: highlightRecord(record, highlighted, words, query.tags) }),
      ...(snippets.size > 0 && {
        _snippetResult: snippetRecord(record, { wordsByAttribute: snippets, ellipsis }, words, query.tags),
      }),
    };
  }

  /** What is counted of the facets that a query asks about. */
  function countFacets(query: IndexQuery, found: Uint32Array): Pick<IndexAnswer, "facets" | "statistics"> {
    const facets: IndexAnswer["facets"] = {};
    const statistics: IndexAnswer["statistics"] = {};
    for (const attribute of query.facets.includes("*") ? definition.facets : query.facets) {
      if (!definition.facets.includes(attribute)) continue;
      const column = columns.facet(attribute)!;
      facets[attribute] = topValues(column, column.count(found), query);
      const counted = statisticsOf(columns.numbers(attribute), found);
      if (counted !== undefined) statistics[attribute] = counted;
    }
    return { facets, statistics };
  }

  function replaceAt(position: number, changed: Readonly<Record<string, unknown>>): void {
    const before = records[position]!;
    const after = { ...before, ...changed };
    records[position] = after;
    columns.follow(
      before,
      after,
      (attribute) => Object.hasOwn(changed, attribute) || Object.hasOwn(changed, attribute.split(".")[0]!),
    );
  }

  /** The positions of records whose stock is another from now on. */
  function restockedPositions(changes: ReadonlyMap<string, number>): Set<number> {
    const restocked = new Set<number>();
    if (changes.size > size) {
      // As the whole shelf of a country is.
      for (const [position, record] of records.entries()) {
        if (variantsOf(record).some(({ id, qty }) => (changes.get(id) ?? qty) !== qty)) restocked.add(position);
      }
      return restocked;
    }
    holders ??= holdersOf(records);
    for (const [variantId, qty] of changes) {
      const position = positions.get(holders.get(variantId) ?? "");
      if (position === undefined) continue;
      const variant = variantsOf(records[position]!).find(({ id }) => id === variantId);
      if (variant !== undefined && variant.qty !== qty) restocked.add(position);
    }
    return restocked;
  }

  return {
    matchText: (query) => text.match(query, addSpoken),
    search(name, query, matchText) {
      const match = matchText(query.query);
      const selected = selectRecords(query.conditions, columns, size);
      if (match !== undefined) intersectInto(selected, match.records);
      const found = positionsOf(selected);
      return {
        hits: Array.from(pageOf(name, query, match, selected, found), (position) => present(position, query, match)),
        nbHits: found.length,
        pageable: Math.min(found.length, pageable),
        queryAfterRemoval: match?.queryAfterRemoval,
        correctedQuery: match?.correctedQuery,
        redirect: redirectOf(query.query, found.length > 0 || match === undefined || positionsOf(match.records).length > 0),
        ...countFacets(query, found),
      };
    },
    object(objectID, attributes) {
      const position = positions.get(objectID);
      if (position === undefined) return null;
      return attributes === undefined ? hitAt(position) : retrieve(hitAt(position), attributes);
    },
    applyStock(changes) {
      for (const position of restockedPositions(changes)) {
        const before = records[position]!;
        const changed = withStock(before, changes, definition.followStock);
        replaceAt(position, changed);
        if (changed.soldOut === before.soldOut) continue;
        // The other colours name this one among their siblings.
        for (const siblingId of siblingIdsOf(before)) {
          const at = positions.get(siblingId);
          if (at !== undefined) replaceAt(at, withSibling(records[at]!, before.objectID, changed.soldOut));
        }
      }
    },
    *renew(changed, removed, settings) {
      const next = { ...definition, ...settings };
      const others = new Map(changed.map((record) => [record.objectID, record]));
      const gone = new Set([...removed, ...others.keys()]);
      const staying = records.filter(({ objectID }) => !gone.has(objectID));
      if (others.size + size - staying.length > size * mostRenewed) {
        return yield* buildSearchIndex({ ...next, records: [...staying, ...others.values()] });
      }
      const added = [...others.values()];
      const renewal = renewRecords({ records, positions }, staying, added, comparing(definition.ranking));
      yield;
      const parts = {
        records: renewal.records,
        columns: yield* columns.renew(renewal),
        holders: holders && holdersOf(added, holders),
      };
      const isSameText = definition.searchable.every((attribute) => renewal.areSame((record) => textsOf(record, attribute)));
      const renewedText = isSameText ? text : yield* text.renew(renewal.records, renewal.targets);
      return createSearchIndex(next, { ...parts, text: renewedText });
    },
    prepare: columns.prepare,
    records: () => records,
  };
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
