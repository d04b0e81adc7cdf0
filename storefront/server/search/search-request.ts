import type { SearchParams } from "#contract/search.ts";
import { FilterError, type FilterInput, parseFacetFilters, parseNumericFilters } from "./filters.ts";
import type { IndexQuery } from "./search-index.ts";
import type { SearchRequest } from "./wire.ts";

/** Algolia's limits, ours too: more is cut, never refused. */
export const limits = {
  hitsPerPage: 1000,
  defaultHitsPerPage: 20,
  query: 512,
  valuesPerFacet: 1000,
  defaultValuesPerFacet: 100,
} as const;

/** What a request asks for, read from its `params` (object or URL-encoded text) or from beside them. */
export interface ReadRequest {
  readonly indexName: string;
  readonly query: IndexQuery;
  readonly clickAnalytics: boolean;
  /** The parameters as a URL-encoded string, echoed in the answer. */
  readonly params: string;
}

/**
 * Reads one request of a batch.
 * @throws FilterError when a parameter has the wrong form or a filter cannot be parsed.
 */
export function readSearchRequest(request: SearchRequest): ReadRequest {
  const params = paramsOf(request);
  return {
    indexName: request.indexName,
    clickAnalytics: params.clickAnalytics === true,
    params: encodeParams(params),
    query: {
      query: (params.query ?? "").slice(0, limits.query),
      page: clamp(params.page ?? 0, 0, Number.MAX_SAFE_INTEGER / limits.hitsPerPage),
      hitsPerPage: clamp(params.hitsPerPage ?? limits.defaultHitsPerPage, 0, limits.hitsPerPage),
      facets: params.facets ?? [],
      maxValuesPerFacet: clamp(params.maxValuesPerFacet ?? limits.defaultValuesPerFacet, 1, limits.valuesPerFacet),
      facetFilters: parseFacetFilters(params.facetFilters),
      numericFilters: parseNumericFilters(params.numericFilters),
      attributesToHighlight: params.attributesToHighlight,
      attributesToRetrieve: params.attributesToRetrieve,
      tags: { pre: params.highlightPreTag ?? "<em>", post: params.highlightPostTag ?? "</em>" },
      ruleContexts: params.ruleContexts ?? [],
    },
  };
}

/** The parameters of a request without its index name; those inside `params` win over those beside it. */
function paramsOf({ indexName: _, params, ...beside }: SearchRequest): SearchParams {
  return { ...beside, ...(typeof params === "string" ? decodeParams(params) : params) };
}

const textParams = new Set(["query", "highlightPreTag", "highlightPostTag", "userToken"]);
const numberParams = new Set(["hitsPerPage", "page", "maxValuesPerFacet"]);
const listParams = new Set(["facets", "attributesToHighlight", "attributesToRetrieve", "ruleContexts"]);
const filterParams = new Set(["facetFilters", "numericFilters"]);

/**
 * Parameters from their URL-encoded form: lists as JSON or separated by commas, filters as JSON or in text form.
 * Parameters we do not know are passed over, as Algolia does with old clients' ones.
 */
export function decodeParams(text: string): SearchParams {
  const decoded: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (textParams.has(name)) decoded[name] = value;
    else if (numberParams.has(name)) decoded[name] = toInteger(name, value);
    else if (name === "clickAnalytics") decoded[name] = value === "true";
    else if (listParams.has(name)) decoded[name] = toList(name, value);
    else if (filterParams.has(name)) decoded[name] = toFilters(name, value);
  }
  return decoded;
}

/** Parameters in their URL-encoded form; lists and filters as JSON. */
export function encodeParams(params: SearchParams): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || typeof value === "function") continue;
    encoded.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return encoded.toString();
}

function toInteger(name: string, value: string): number {
  if (!/^-?\d{1,15}$/.test(value)) throw new FilterError(`Invalid value for "${name}" parameter, expected integer`);
  return Number(value);
}

function toList(name: string, value: string): string[] {
  if (!value.startsWith("[")) return value === "" ? [] : value.split(",").map((item) => item.trim());
  const list = parseJson(name, value);
  if (!Array.isArray(list) || !list.every((item) => typeof item === "string")) {
    throw new FilterError(`Invalid value for "${name}" parameter, expected array of strings`);
  }
  return list;
}

function toFilters(name: string, value: string): FilterInput {
  if (!value.startsWith("[")) return value;
  const list = parseJson(name, value);
  const isText = (item: unknown): boolean => typeof item === "string";
  if (!Array.isArray(list) || !list.every((item) => isText(item) || (Array.isArray(item) && item.every(isText)))) {
    throw new FilterError(`Invalid value for "${name}" parameter, expected nested arrays of strings`);
  }
  return list;
}

function parseJson(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new FilterError(`Invalid value for "${name}" parameter, expected JSON`);
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(Math.trunc(value), low), Math.trunc(high));
