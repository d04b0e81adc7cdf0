import type { z } from "zod";
import { type SearchParams, searchParams } from "#contract/search.ts";
import { ApiError } from "#server/api-error.ts";
import { parseFilterExpression } from "./filter-expression.ts";
import { type Clause, FilterError, type Groups, parseFacetFilters, parseNumericFilters } from "./filters.ts";
import type { IndexQuery } from "./search-index.ts";
import { limits } from "./search-limits.ts";
import type { SearchRequest } from "./wire.ts";

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
 * @throws ApiError InvalidRequest when a URL-encoded text holds a parameter that the search does not heed.
 */
export function readSearchRequest(request: SearchRequest): ReadRequest {
  const params = paramsOf(request);
  return {
    indexName: request.indexName,
    clickAnalytics: params.clickAnalytics === true,
    params: encodeParams(params),
    query: {
      query: (params.query ?? "").slice(0, limits.query),
      ...readPage(params),
      facets: params.facets ?? [],
      maxValuesPerFacet: clamp(params.maxValuesPerFacet ?? limits.defaultValuesPerFacet, 1, limits.valuesPerFacet),
      facetValuesBy: params.sortFacetValuesBy ?? "count",
      conditions: readConditions(params),
      attributesToHighlight: params.attributesToHighlight,
      snippets: {
        wordsByAttribute: new Map(params.attributesToSnippet?.map(readSnippet)),
        ellipsis: params.snippetEllipsisText ?? "…",
      },
      attributesToRetrieve: params.attributesToRetrieve,
      tags: { pre: params.highlightPreTag ?? "<em>", post: params.highlightPostTag ?? "</em>" },
      ruleContexts: params.ruleContexts ?? [],
    },
  };
}

/** @throws FilterError for a filter that cannot be parsed, and for so many that the shop would be long over them */
function readConditions({ facetFilters, numericFilters, filters = "" }: SearchParams): Groups<Clause> {
  const conditions = [
    ...parseFacetFilters(facetFilters),
    ...parseNumericFilters(numericFilters),
    ...parseFilterExpression(filters),
  ];
  const looking = conditions.flat().filter((clause) => "test" in clause || clause.negated || isNumber(clause.value)).length;
  if (looking > limits.lookingFilters)
    throw new FilterError(`Too many comparisons and negated filters: ${looking}, at most ${limits.lookingFilters}`);
  return conditions;
}

/** Whether `price:1500` may be a comparison. */
const isNumber = (value: string): boolean => !Number.isNaN(Number(value));

/**
 * The part of an answer that is asked for: a page, or from any hit on.
 * @throws FilterError for a page before the first, in Algolia's words
 */
function readPage({ page = 0, hitsPerPage = limits.defaultHitsPerPage, offset, length }: SearchParams) {
  if (page < 0) throw new FilterError('Invalid value for "page" parameter, expected integer >= 0');
  const most = clamp(length ?? hitsPerPage, 0, limits.hitsPerPage);
  if (offset === undefined && length === undefined)
    return {
      page: Math.min(page, Math.trunc(Number.MAX_SAFE_INTEGER / limits.hitsPerPage)),
      hitsPerPage: most,
      offset: undefined,
    };
  const from = clamp(offset ?? 0, 0, Number.MAX_SAFE_INTEGER);
  return { page: most === 0 ? 0 : Math.floor(from / most), hitsPerPage: most, offset: from };
}

/** An attribute and its words: `name:20`, ten unless said otherwise. @throws FilterError for a number that is none */
function readSnippet(text: string): [attribute: string, words: number] {
  const [attribute = "", words = "10"] = text.split(":");
  if (!/^\d{1,3}$/.test(words)) throw new FilterError(`Invalid number of words in "attributesToSnippet": ${text}`);
  return [attribute, Number(words)];
}

/**
 * The parameters of a request without its index name; those inside `params` win over those beside it.
 * @throws FilterError or ApiError InvalidRequest as `readSearchRequest` does
 */
export function paramsOf({ indexName: _, type: __, params, ...beside }: SearchRequest): SearchParams {
  return { ...beside, ...(typeof params === "string" ? decodeParams(params) : params) };
}

/**
 * Parameters from their URL-encoded form: numbers and truth values spelled out, the rest as the contract reads it.
 * @throws FilterError when a value has the wrong form
 * @throws ApiError InvalidRequest for a parameter that the search does not heed
 */
function decodeParams(text: string): SearchParams {
  const read = searchParams.safeParse(Object.fromEntries(Array.from(new URLSearchParams(text), decodeParam)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new FilterError(`Invalid value for "${String(issue?.path[0])}" parameter: ${issue?.message}`);
}

function decodeParam([name, value]: readonly [string, string]): [string, unknown] {
  const parameters: Readonly<Record<string, z.ZodOptional>> = searchParams.shape;
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (parameter === undefined) throw new ApiError(400, "InvalidRequest", `Unknown parameter: ${name}`);
  return [name, parameter.safeParse(value).success ? value : spelledOut(value)];
}

function spelledOut(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Parameters in their URL-encoded form; lists and filters as JSON. */
function encodeParams(params: SearchParams): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    encoded.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return encoded.toString();
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(Math.trunc(value), low), Math.trunc(high));
