import { z } from "zod";
import { defineCall } from "./call.ts";

/** Query parameters, the subset of Algolia's that the shop uses; nested arrays of filters are OR inside, AND outside. */
export const searchParams = z.object({
  query: z.string().max(512).optional(),
  hitsPerPage: z.int().min(0).max(1000).optional(),
  page: z.int().min(0).max(10_000).optional(),
  facets: z.array(z.string().max(64)).max(32).optional(),
  facetFilters: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string()).max(64)])).max(64)]).optional(),
  numericFilters: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string()).max(64)])).max(64)]).optional(),
  attributesToHighlight: z.array(z.string().max(64)).max(16).optional(),
  attributesToRetrieve: z.array(z.string().max(64)).max(64).optional(),
  highlightPreTag: z.string().max(32).optional(),
  highlightPostTag: z.string().max(32).optional(),
  maxValuesPerFacet: z.int().min(1).max(1000).optional(),
  clickAnalytics: z.boolean().optional(),
  userToken: z.string().max(129).optional(),
  ruleContexts: z.array(z.string().max(128)).max(10).optional(),
});
export type SearchParams = z.infer<typeof searchParams>;

/** One request of a batch. `params` may also be a URL-encoded string, as older clients send it. */
export const searchRequest = z.object({
  indexName: z.string().min(1).max(128),
  params: z.union([searchParams, z.string().max(8192)]).optional(),
  ...searchParams.shape,
});

/** A hit is whatever the index holds, plus its highlights. */
export const searchHit = z.looseObject({
  objectID: z.string(),
  _highlightResult: z.record(z.string(), z.unknown()).optional(),
});

export const searchResult = z.object({
  hits: z.array(searchHit),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  hitsPerPage: z.int(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z.record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })).optional(),
  exhaustiveNbHits: z.boolean(),
  query: z.string(),
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
  body: z.object({ requests: z.array(searchRequest).min(1).max(16), strategy: z.string().max(32).optional() }),
  response: z.object({ results: z.array(searchResult) }),
  errors: { IndexNotFound: 404 },
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
