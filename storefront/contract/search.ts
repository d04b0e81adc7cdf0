import { z } from "zod";
import { defineCall } from "./call.ts";

/** A list as clients send it: an array, or a text with commas (`brand.name,fit`) or JSON in it. */
const list = (most: number, longest: number) =>
  z.union([z.string().max(4096).transform(readList), z.array(z.string())]).pipe(z.array(z.string().max(longest)).max(most));

function readList(text: string): string[] {
  if (!text.trimStart().startsWith("[")) return text.split(",").flatMap((item) => item.trim() || []);
  try {
    return JSON.parse(text);
  } catch {
    return [text];
  }
}

const filters = z.union([z.string().max(4096), z.array(z.union([z.string(), z.array(z.string()).max(64)])).max(64)]);

/** Parameters that matter to the hosted service alone, such as what it reports; none of them changes which records come back. */
const passedOver = {
  analytics: z.boolean(),
  analyticsTags: list(32, 128),
  enableABTest: z.boolean(),
  enablePersonalization: z.boolean(),
  percentileComputation: z.boolean(),
  replaceSynonymsInHighlight: z.boolean(),
  restrictHighlightAndSnippetArrays: z.boolean(),
  /** InstantSearch sends an empty one; filters by tag are said in `filters`. */
  tagFilters: z.union([z.literal(""), z.array(z.never())]),
};

const inEnglish = list(1, 8).refine(([language]) => language === "en");

/** What every search here does anyway, where clients say so. Another value would bring other records, and is refused. */
const asEver = {
  /** Hits say nothing of how they came to their places. */
  getRankingInfo: z.literal(false),
  advancedSyntax: z.literal(false),
  decompoundQuery: z.boolean(),
  /** No records are versions of one, and no filters are optional, so that neither of these says anything. */
  distinct: z.union([z.boolean(), z.int()]),
  facetingAfterDistinct: z.boolean(),
  sumOrFiltersScores: z.boolean(),
  enableReRanking: z.boolean(),
  enableRules: z.literal(true),
  ignorePlurals: z.union([z.literal(true), inEnglish]),
  naturalLanguages: inEnglish,
  queryLanguages: inEnglish,
  queryType: z.literal("prefixLast"),
  removeStopWords: z.union([z.literal(true), inEnglish]),
  synonyms: z.literal(true),
  typoTolerance: z.literal(true),
};

/**
 * Query parameters, the subset of Algolia's that the shop uses; nested arrays of filters are OR inside, AND outside. Numbers
 * beyond Algolia's limits are cut, never refused. Any other parameter is refused: not heeding it might bring other records.
 */
export const searchParams = z
  .strictObject({
    query: z.string(),
    hitsPerPage: z.int(),
    page: z.int(),
    /** Any hit to begin with, and how many from it on, instead of a page. */
    offset: z.int(),
    length: z.int(),
    facets: list(32, 64),
    filters: z.string().max(4096),
    facetFilters: filters,
    numericFilters: filters,
    attributesToHighlight: list(16, 64),
    /** `name`, or `name:20` for how many words of it. */
    attributesToSnippet: list(16, 64),
    snippetEllipsisText: z.string().max(32),
    attributesToRetrieve: list(64, 64),
    highlightPreTag: z.string().max(32),
    highlightPostTag: z.string().max(32),
    maxValuesPerFacet: z.int(),
    sortFacetValuesBy: z.enum(["count", "alpha"]),
    clickAnalytics: z.boolean(),
    userToken: z.string().max(129),
    ruleContexts: list(10, 128),
    /** The parts of an answer that are wanted, which Algolia's own wire heeds; here all of them come. */
    responseFields: list(64, 64),
    ...passedOver,
    ...asEver,
  })
  .partial();
export type SearchParams = z.infer<typeof searchParams>;

/** One request of a batch. `params` may also be a URL-encoded string, as older clients send it. */
export const searchRequest = z.strictObject({
  indexName: z.string().min(1).max(128),
  type: z.literal("default").optional(),
  params: z.union([z.string().max(8192), searchParams]).optional(),
  ...searchParams.shape,
});

/** A hit is whatever the index holds, plus its highlights. */
export const searchHit = z.looseObject({
  objectID: z.string(),
  _highlightResult: z.record(z.string(), z.unknown()).optional(),
  _snippetResult: z.record(z.string(), z.unknown()).optional(),
});

export const searchResult = z.object({
  hits: z.array(searchHit),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  hitsPerPage: z.int(),
  /** Where a request named them instead of a page. */
  offset: z.int().optional(),
  length: z.int().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })).optional(),
  exhaustiveNbHits: z.boolean(),
  query: z.string(),
  /** Where nothing has all its words: the query with those that had to be left out in `<em>`. */
  queryAfterRemoval: z.string().optional(),
  /**
   * Where words are not found as typed: the query as it was taken to be spelt or, where nothing is found, may have been meant. The
   * hosted service corrects as well, but does not say what to.
   */
  correctedQuery: z.string().optional(),
  /** Where the shop would rather send who searches for this. */
  renderingContent: z.looseObject({ redirect: z.object({ url: z.string() }).optional() }).optional(),
  params: z.string(),
  index: z.string(),
  queryID: z.string().optional(),
  processingTimeMS: z.number(),
  error: z.string().optional(),
});
export type SearchResult = z.infer<typeof searchResult>;

/** Algolia's multi-index search on our own base, so the hosted service takes over by configuration. */
export const searchQueries = defineCall({
  name: "search.queries",
  summary: "Several searches in one request, in Algolia's wire.",
  method: "POST",
  path: "/search/indexes/*/queries",
  root: "country",
  body: z.object({ requests: z.array(searchRequest).min(1).max(16), strategy: z.literal("none").optional() }),
  response: z.object({ results: z.array(searchResult) }),
  errors: { IndexNotFound: 404, TooManyHits: 400 },
});

export const searchObjects = defineCall({
  name: "search.objects",
  summary: "Records of an index by id; null for a missing one.",
  method: "POST",
  path: "/search/indexes/:index/objects",
  root: "country",
  params: z.object({ index: z.string().max(128) }),
  body: z.object({ objectIds: z.array(z.string().max(64)).max(500) }),
  response: z.object({ data: z.object({ results: z.array(searchHit.nullable()) }) }),
  errors: { IndexNotFound: 404 },
});
