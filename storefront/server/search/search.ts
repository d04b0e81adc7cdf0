import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchResult } from "#contract/search.ts";
import type { SearchRecord } from "#contract/search-index.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "#server/api-error.ts";
import type { Service } from "#server/service.ts";
import { type FacetHit, matchFacetValues } from "./facet-search.ts";
import { FilterError } from "./filters.ts";
import type { IndexDefinition } from "./index-definition.ts";
import { variantsOf } from "./record-stock.ts";
import { buildSearchIndex, type MatchText, type SearchIndex } from "./search-index.ts";
import { limits } from "./search-limits.ts";
import { type ReadRequest, readSearchRequest } from "./search-request.ts";
import type { TextMatch } from "./text-index.ts";
import type { SearchHit, SearchRequest } from "./wire.ts";

/** A search within the values of a facet. */
export interface FacetSearch {
  readonly facet: string;
  readonly facetQuery: string;
  readonly maxFacetHits: number;
}

export interface FacetSearchResult {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}

/** The search calls, and what the rest of the server tells them. */
export interface SearchService extends Service<"search.queries" | "search.objects"> {
  /**
   * Records by id, null for a missing one; whole unless attributes are named.
   * @throws ApiError IndexNotFound
   */
  objects(
    country: CountryCode,
    indexName: string,
    objectIds: readonly string[],
    attributes?: readonly string[],
  ): (SearchHit | null)[];
  /**
   * Values of a facet among the records that a request finds, the most frequent first.
   * @throws ApiError IndexNotFound, and InvalidRequest when the request or the facet cannot be understood
   */
  facetValues(country: CountryCode, request: SearchRequest, search: FacetSearch): FacetSearchResult;
  /**
   * What a request finds from a place in the whole answer on, past the end of what can be paged through too.
   * @throws ApiError IndexNotFound, and InvalidRequest when the request cannot be understood
   */
  browse(country: CountryCode, request: SearchRequest, from: number): SearchResult;
  /** Takes over new stock at once: variant id to quantity. Sold-out flags follow, siblings' included. */
  applyStock(country: CountryCode, changes: ReadonlyMap<string, number>): void;
  /** Makes in portions what the first searches would wait for otherwise. They may be asked before it is done. */
  prepare(): Promise<void>;
  /**
   * Adds or replaces records of an index and takes others out by their ids; stock told before or meanwhile stays in force. The index is
   * renewed in portions beside the running one, which answers until the new one takes its place; updates queue.
   * @param settings of the index that are others from then on
   * @throws ApiError IndexNotFound.
   */
  update(
    indexName: string,
    records: readonly SearchRecord[],
    removed?: readonly string[],
    settings?: Pick<IndexDefinition, "orderings" | "redirects">,
  ): Promise<void>;
}

interface Slot {
  readonly country: CountryCode;
  /** Of the index and its replicas. */
  readonly names: ReadonlySet<string>;
  /** The building of the index, a portion at a time. */
  readonly building: Generator<void, SearchIndex>;
  /** Undefined until it is built. */
  index: SearchIndex | undefined;
  /** All stock ever told in the country. It outranks what records carry, which is only what the warehouse started with. */
  readonly stock: Map<string, number>;
  /** What of it is told while the index is renewed. */
  toldMeanwhile: Map<string, number> | undefined;
  updates: Promise<void>;
}

export interface SearchOptions {
  readonly indexes: readonly IndexDefinition[];
  /** Told each time that an index of the country answers with what was put in, not when it was put in. */
  readonly onUpdated?: (country: CountryCode) => void;
}

/** Does a portion of what building an index still takes. @returns the index once it is built, with all stock that was told before */
function buildOn(slot: Slot): SearchIndex | undefined {
  if (slot.index !== undefined) return slot.index;
  const step = slot.building.next();
  if (!step.done) return undefined;
  step.value.applyStock(slot.stock);
  slot.index = step.value;
  return step.value;
}

/** The index; what building it still takes is done at once. */
function indexOf(slot: Slot): SearchIndex {
  let index = buildOn(slot);
  while (index === undefined) index = buildOn(slot);
  return index;
}

/**
 * Answers Algolia's multi-index wire from memory. An index is built by `prepare`, so that a shop of many products opens before its
 * search is there; who asks it earlier waits.
 */
export function createSearch({ indexes, onUpdated }: SearchOptions): SearchService {
  const stocks = new Map(indexes.map(({ country }) => [country, new Map<string, number>()]));
  const slots: Slot[] = indexes.map((definition) => ({
    country: definition.country,
    names: new Set([definition.name, ...(definition.replicas ?? []).map(({ name }) => name)]),
    building: buildSearchIndex(definition),
    index: undefined,
    stock: stocks.get(definition.country)!,
    toldMeanwhile: undefined,
    updates: Promise.resolve(),
  }));

  function slotFor(name: string, country?: CountryCode): Slot {
    const slot = slots.find((candidate) => {
      return candidate.names.has(name) && (country === undefined || candidate.country === country);
    });
    if (slot === undefined) throw new ApiError(404, "IndexNotFound", `Index ${name} does not exist`);
    return slot;
  }

  async function renew(
    slot: Slot,
    records: readonly SearchRecord[],
    removed: readonly string[],
    settings: Pick<IndexDefinition, "orderings" | "redirects">,
  ): Promise<void> {
    const before = await builtInPortions(slot);
    slot.toldMeanwhile = new Map();
    const index = await inPortions(before.renew(records, removed, settings));
    // Records that stay have all the stock that was told before; what comes has what its document was written with.
    const told = new Map(slot.toldMeanwhile);
    for (const { id } of records.flatMap(variantsOf)) {
      const qty = slot.stock.get(id);
      if (qty !== undefined) told.set(id, qty);
    }
    index.applyStock(told);
    slot.index = index;
    slot.toldMeanwhile = undefined;
    onUpdated?.(slot.country);
  }

  const objects: SearchService["objects"] = (country, indexName, objectIds, attributes) => {
    const index = indexOf(slotFor(indexName, country));
    return objectIds.map((objectID) => index.object(objectID, attributes));
  };

  return {
    "search.queries": ({ body }, { country }) => {
      const targets = body.requests.map((request) => indexOf(slotFor(request.indexName, country)));
      const asked = body.requests.map(understand);
      const hits = asked.reduce((sum, one) => sum + (one instanceof FilterError ? 0 : one.query.hitsPerPage), 0);
      if (hits > limits.hitsPerBatch) {
        const message = `The requests of a batch may ask for ${limits.hitsPerBatch} hits together, these ask for ${hits}`;
        throw new ApiError(400, "TooManyHits", message);
      }
      const remember = textMemory();
      const results = asked.map((one, i) => {
        return one instanceof FilterError ? refusal(body.requests[i]!, one) : answer(one, targets[i]!, remember(targets[i]!));
      });
      return { results };
    },
    "search.objects": ({ params, body }, { country }) => ({
      data: { results: objects(country, params.index, body.objectIds) },
    }),
    objects,
    browse(country, request, from) {
      const index = indexOf(slotFor(request.indexName, country));
      const asked = understand(request);
      if (asked instanceof FilterError) throw new ApiError(400, "InvalidRequest", asked.message);
      return answer({ ...asked, query: { ...asked.query, from } }, index, index.matchText);
    },
    facetValues(country, request, { facet, facetQuery, maxFacetHits }) {
      const started = performance.now();
      const index = indexOf(slotFor(request.indexName, country));
      const asked = understand(request);
      if (asked instanceof FilterError) throw new ApiError(400, "InvalidRequest", asked.message);
      const query = { ...asked.query, hitsPerPage: 0, facets: [facet], maxValuesPerFacet: Number.MAX_SAFE_INTEGER };
      const { facets } = index.search(asked.indexName, query, index.matchText);
      const counts = Object.hasOwn(facets, facet) ? facets[facet] : undefined;
      if (counts === undefined) {
        const message = `Cannot search in \`${facet}\` attribute, it is not among the attributes for faceting`;
        throw new ApiError(400, "InvalidRequest", message);
      }
      return {
        facetHits: matchFacetValues(counts, facetQuery, maxFacetHits, query.tags),
        exhaustiveFacetsCount: true,
        processingTimeMS: millisecondsSince(started),
      };
    },
    applyStock(country, changes) {
      for (const [variantId, qty] of changes) stocks.get(country)?.set(variantId, qty);
      for (const slot of slots) {
        if (slot.country !== country) continue;
        slot.index?.applyStock(changes);
        for (const [variantId, qty] of changes) slot.toldMeanwhile?.set(variantId, qty);
      }
    },
    async prepare() {
      for (const slot of slots) await builtInPortions(slot);
      for (const slot of slots) await inPortions(indexOf(slot).prepare());
    },
    async update(indexName, records, removed = [], settings = {}) {
      const slot = slotFor(indexName);
      const turn = slot.updates.then(() => renew(slot, records, removed, settings));
      slot.updates = turn.catch(() => undefined);
      await turn;
    },
  };
}

/** Reads one request of a batch. What it gets wrong is told in its own `error`; the other requests go on. */
function understand(request: SearchRequest): ReadRequest | FilterError {
  try {
    return readSearchRequest(request);
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}

function refusal({ indexName, query, params }: SearchRequest, { message }: FilterError): SearchResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    exhaustiveNbHits: true,
    query: query ?? "",
    params: typeof params === "string" ? params : "",
    index: indexName,
    processingTimeMS: 1,
    error: message,
  };
}

function answer(
  { indexName, query, params, clickAnalytics }: ReadRequest,
  index: SearchIndex,
  matchText: MatchText,
): SearchResult {
  const started = performance.now();
  const { hits, nbHits, pageable, queryAfterRemoval, correctedQuery, redirect, facets, statistics } = index.search(
    indexName,
    query,
    matchText,
  );
  return {
    hits,
    nbHits,
    page: query.page,
    nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(pageable / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    ...(query.offset !== undefined && { offset: query.offset, length: query.hitsPerPage }),
    ...(query.facets.length > 0 && { facets }),
    ...(Object.keys(statistics).length > 0 && { facets_stats: statistics }),
    exhaustiveNbHits: true,
    query: query.query,
    ...(queryAfterRemoval !== undefined && { queryAfterRemoval }),
    ...(correctedQuery !== undefined && { correctedQuery }),
    ...(redirect !== undefined && { renderingContent: { redirect: { url: redirect } } }),
    params,
    index: indexName,
    ...(clickAnalytics && { queryID: randomBytes(16).toString("hex") }),
    processingTimeMS: millisecondsSince(started),
  };
}

const millisecondsSince = (started: number): number => Math.max(1, Math.round(performance.now() - started));

/** Remembers text matches for the length of a batch: the disjunctive facet queries of a listing repeat one text. */
function textMemory(): (index: SearchIndex) => MatchText {
  const known = new Map<SearchIndex, Map<string, TextMatch | undefined>>();
  return (index) => {
    const matches = known.get(index) ?? new Map<string, TextMatch | undefined>();
    known.set(index, matches);
    return (query) => {
      if (!matches.has(query)) matches.set(query, index.matchText(query));
      return matches.get(query);
    };
  };
}

async function builtInPortions(slot: Slot): Promise<SearchIndex> {
  let index = buildOn(slot);
  while (index === undefined) {
    await nextTurn();
    index = buildOn(slot);
  }
  return index;
}

/** Runs a portion at a time, so that searches are answered between them. */
async function inPortions<T>(steps: Generator<void, T>): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}
