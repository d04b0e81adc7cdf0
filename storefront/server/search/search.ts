import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchResult } from "#contract/search.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { ApiError } from "#server/api-error.ts";
import type { Service } from "#server/service.ts";
import { FilterError } from "./filters.ts";
import type { IndexDefinition } from "./index-definition.ts";
import type { SearchRecord } from "./record.ts";
import { buildSearchIndex, type MatchText, type SearchIndex } from "./search-index.ts";
import { type ReadRequest, readSearchRequest } from "./search-request.ts";
import type { TextMatch } from "./text-index.ts";
import type { SearchRequest } from "./wire.ts";

/** The search calls, and what the rest of the server tells them. */
export interface SearchService extends Service<"search.queries" | "search.objects"> {
  /** Takes over new stock at once: variant id to quantity. Sold-out flags follow, siblings' included. */
  applyStock(country: CountryCode, changes: ReadonlyMap<string, number>): void;
  /**
   * Adds or replaces records of an index; stock told before or meanwhile stays in force. The index is rebuilt in portions beside the running one, which answers until the new
   * one takes its place; updates queue.
   * @throws ApiError IndexNotFound.
   */
  update(indexName: string, records: readonly SearchRecord[]): Promise<void>;
}

interface Slot {
  definition: IndexDefinition;
  index: SearchIndex;
  /** All stock ever told. It outranks what records carry, which is only what the warehouse started with. */
  readonly stock: Map<string, number>;
  updates: Promise<void>;
}

/** Builds all indexes and answers Algolia's multi-index wire from memory. */
export function createSearch({ indexes }: { indexes: readonly IndexDefinition[] }): SearchService {
  const slots: Slot[] = indexes.map((definition) => ({
    definition,
    index: runToEnd(buildSearchIndex(definition)),
    stock: new Map(),
    updates: Promise.resolve(),
  }));

  function slotFor(name: string, country?: CountryCode): Slot {
    const slot = slots.find((candidate) => {
      return candidate.index.answers(name) && (country === undefined || candidate.definition.country === country);
    });
    if (slot === undefined) throw new ApiError(404, "IndexNotFound", `Index ${name} does not exist`);
    return slot;
  }

  async function rebuild(slot: Slot, records: readonly SearchRecord[]): Promise<void> {
    const merged = new Map(slot.index.records().map((record) => [record.objectID, record]));
    for (const record of records) merged.set(record.objectID, record);
    const definition = { ...slot.definition, records: [...merged.values()] };
    const build = buildSearchIndex(definition);
    let step = build.next();
    while (!step.done) {
      await nextTurn();
      step = build.next();
    }
    step.value.applyStock(slot.stock);
    slot.index = step.value;
    slot.definition = definition;
  }

  return {
    "search.queries": ({ body }, { country }) => {
      const targets = body.requests.map((request) => slotFor(request.indexName, country).index);
      const remember = textMemory();
      return { results: body.requests.map((request, i) => answer(request, targets[i]!, remember(targets[i]!))) };
    },
    "search.objects": ({ params, body }, { country }) => {
      const { index } = slotFor(params.index, country);
      return { data: { results: body.objectIds.map((objectID) => index.object(objectID)) } };
    },
    applyStock(country, changes) {
      for (const slot of slots) {
        if (slot.definition.country !== country) continue;
        slot.index.applyStock(changes);
        for (const [variantId, qty] of changes) slot.stock.set(variantId, qty);
      }
    },
    async update(indexName, records) {
      const slot = slotFor(indexName);
      const turn = slot.updates.then(() => rebuild(slot, records));
      slot.updates = turn.catch(() => undefined);
      await turn;
    },
  };
}

/** Answers one request of a batch. What it gets wrong is told in its own `error`; the other requests go on. */
function answer(request: SearchRequest, index: SearchIndex, matchText: MatchText): SearchResult {
  const started = performance.now();
  let read: ReadRequest;
  try {
    read = readSearchRequest(request);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    return {
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage: 0,
      exhaustiveNbHits: true,
      query: request.query ?? "",
      params: typeof request.params === "string" ? request.params : "",
      index: request.indexName,
      processingTimeMS: 1,
      error: error.message,
    };
  }
  const { query } = read;
  const { hits, nbHits, facets, statistics } = index.search(read.indexName, query, matchText);
  return {
    hits,
    nbHits,
    page: query.page,
    nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    ...(query.facets.length > 0 && { facets }),
    ...(Object.keys(statistics).length > 0 && { facets_stats: statistics }),
    exhaustiveNbHits: true,
    query: query.query,
    params: read.params,
    index: read.indexName,
    ...(read.clickAnalytics && { queryID: randomBytes(16).toString("hex") }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

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

function runToEnd<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
