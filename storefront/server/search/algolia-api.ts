import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type SearchParams, type SearchResult, searchParams, searchQueries, searchRequest } from "#contract/search.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import { ApiError } from "#server/api-error.ts";
import { sendText } from "../http/compression.ts";
import { limitOf, refuseCompressedBody } from "../http/register-calls.ts";
import { speakAlgolia } from "../http/search-scope.ts";
import { httpError } from "../http/to-api-error.ts";
import { type InsightsEvent, insightsBodyLimit, insightsEvents } from "./insights-events.ts";
import type { FacetSearchResult, SearchService } from "./search.ts";
import { limits } from "./search-limits.ts";
import { paramsOf } from "./search-request.ts";
import type { SearchRequest } from "./wire.ts";

const facetSearch = {
  facetQuery: z.string().max(512).default(""),
  maxFacetHits: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .transform((count) => Math.min(Math.max(count, 1), 100))
    .default(10),
};
const facetRequest = searchRequest.extend({ type: z.literal("facet"), facet: z.string().max(64), ...facetSearch });
const sentFacetRequest = z.looseObject({ type: z.literal("facet"), params: z.union([z.string(), z.looseObject({})]) });

/** A search for a facet's values with what it looks for beside its other parameters; older clients send all of them together. */
function besideParams(given: unknown): unknown {
  const { data: sent } = sentFacetRequest.safeParse(given);
  if (sent === undefined) return given;
  const all = new Map<string, unknown>(
    typeof sent.params === "string" ? new URLSearchParams(sent.params) : Object.entries(sent.params),
  );
  const beside: Record<string, unknown> = {};
  for (const name of Object.keys(facetSearch)) {
    if (all.has(name)) beside[name] = all.get(name);
    all.delete(name);
  }
  const rest = Array.from(all, ([name, value]): [string, string] => [name, String(value)]);
  const params = typeof sent.params === "string" ? new URLSearchParams(rest).toString() : Object.fromEntries(all);
  return { ...sent, ...beside, params };
}

const batch = z.strictObject({
  requests: z
    .array(z.preprocess(besideParams, z.discriminatedUnion("type", [searchRequest, facetRequest])))
    .min(1)
    .max(16),
  strategy: searchQueries.body.shape.strategy,
});
const oneQuery = searchRequest.omit({ indexName: true, type: true });
const oneFacetSearch = oneQuery.extend(facetSearch);
/** Browsing goes through everything, a thousand records at a time; the cursor says how many there have been. */
const browsing = oneQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});
const { attributesToRetrieve } = searchParams.shape;
const lookups = z.strictObject({
  requests: z
    .array(z.strictObject({ indexName: z.string().max(128), objectID: z.string().max(64), attributesToRetrieve }))
    .max(500),
});

/** Hears of events, and from which address of the network they come. */
export type OnEvents = (country: CountryCode, events: readonly InsightsEvent[], clientAddress: string) => Promise<void>;

export interface AlgoliaApiOptions {
  readonly rateLimits: boolean;
  /** Hears what shoppers did with what was found. The hosted service learns from it. */
  readonly onEvents: OnEvents;
}

/** Requests with events a minute from one address: a browser tells of several at once. */
const eventsRateLimit = 60;

/** What a route answers, from its path's parameters, its query and its body. */
type Operation = (country: CountryCode, request: FastifyRequest<{ Params: Record<string, string> }>) => unknown;

/**
 * Algolia's own search API below `/nz/search/1` and `/au/search/1`, so that its clients work when they are told only where the
 * host is. A batch with a request that cannot be understood fails as a whole there, with 400.
 * @see https://www.algolia.com/doc/rest-api/search
 */
export async function registerAlgoliaApi(
  app: FastifyInstance,
  search: SearchService,
  { rateLimits, onEvents }: AlgoliaApiOptions,
): Promise<void> {
  async function find(country: CountryCode, request: FastifyRequest, requests: SearchRequest[]) {
    const context = { country, requestId: request.id, clientAddress: request.ip };
    const { results } = await search["search.queries"]({ params: undefined, query: undefined, body: { requests } }, context);
    const refused = results.find(({ error }) => error !== undefined);
    if (refused) throw new ApiError(400, "InvalidRequest", String(refused.error));
    return results.map((result, at) => wanted(result, paramsOf(requests[at]!)));
  }

  const queries: Operation = async (country, request) => {
    const { requests } = read(batch, request.body);
    const found = await find(country, request, requests.filter(isPlain));
    const results = requests.map((one) => (isPlain(one) ? found.shift() : facetValues(country, one)));
    return { results };
  };

  function facetValues(country: CountryCode, given: z.output<typeof facetRequest>): FacetSearchResult {
    const { type: _, facet, facetQuery, maxFacetHits, ...request } = given;
    return search.facetValues(country, request, { facet, facetQuery, maxFacetHits });
  }

  async function browse(country: CountryCode, request: FastifyRequest<{ Params: Record<string, string> }>) {
    const { cursor = "0", ...asked } = read(browsing, request.body ?? {});
    const from = Number(cursor);
    const { index: indexName = "" } = request.params;
    const browsed = { hitsPerPage: limits.hitsPerPage, ...asked, indexName };
    const found = search.browse(country, browsed, from);
    const next = from + found.hits.length;
    const isMore = found.hits.length > 0 && next < found.nbHits;
    return { ...wanted(found, paramsOf(browsed)), ...(isMore && { cursor: String(next) }) };
  }

  const operations: readonly (readonly ["GET" | "POST", string, Operation])[] = [
    ["POST", "/indexes/:index/queries", (country, request) => (isStar(request) ? queries(country, request) : missing())],
    [
      "POST",
      "/indexes/:index/objects",
      (country, request) => {
        if (!isStar(request)) return missing();
        const { requests } = read(lookups, request.body);
        const results = requests.map(
          ({ indexName, objectID, attributesToRetrieve }) =>
            search.objects(country, indexName, [objectID], attributesToRetrieve)[0],
        );
        return { results };
      },
    ],
    [
      "POST",
      "/indexes/:index/query",
      async (country, request) => {
        const asked = read(oneQuery, request.body ?? {});
        return (await find(country, request, [{ ...asked, indexName: String(request.params.index) }]))[0];
      },
    ],
    ["POST", "/indexes/:index/browse", browse],
    [
      "POST",
      "/indexes/:index/facets/:facet/query",
      (country, request) => {
        const asked = read(oneFacetSearch, request.body ?? {});
        const { index: indexName = "", facet = "" } = request.params;
        return facetValues(country, { ...asked, type: "facet", indexName, facet });
      },
    ],
    [
      "POST",
      "/events",
      async (country, request) => {
        await onEvents(country, read(insightsEvents, request.body).events, request.ip);
        return { status: 200, message: "OK" };
      },
    ],
    [
      "GET",
      "/indexes/:index/settings",
      (country, request) => {
        // Throws where there is no such index, which is what clients ask for their settings to learn.
        search.objects(country, String(request.params.index), []);
        return { hitsPerPage: limits.defaultHitsPerPage, maxValuesPerFacet: limits.defaultValuesPerFacet };
      },
    ],
    [
      "GET",
      "/indexes/:index/:objectID",
      (country, request) => {
        const { index = "", objectID = "" } = request.params;
        const query = request.query as Record<string, unknown>;
        const [record] = search.objects(country, index, [objectID], read(attributesToRetrieve, query.attributesToRetrieve));
        if (!record) throw new ApiError(404, "ObjectNotFound", "ObjectID does not exist");
        return record;
      },
    ],
  ];

  await app.register(async (scope) => {
    speakAlgolia(scope);
    for (const country of countryCodes) {
      const base = `${countries[country].baseUrl}/search/1`;
      for (const [method, path, operation] of operations) {
        scope.route<{ Params: Record<string, string> }>({
          method,
          url: base + path,
          onRequest: refuseCompressedBody,
          config: rateLimits ? limitOf(path === "/events" ? eventsRateLimit : undefined) : {},
          ...(path === "/events" && { bodyLimit: insightsBodyLimit }),
          handler: async (request, reply) => send(request, reply, await operation(country, request)),
        });
      }
      scope.all(`${base}/*`, { exposeHeadRoute: false, onRequest: async () => missing() }, () => undefined);
    }
  });
}

/** Clients write the star that stands for "the indexes named inside" as itself or encoded. */
const isStar = (request: FastifyRequest<{ Params: Record<string, string> }>): boolean => request.params.index === "*";

function missing(): never {
  throw httpError("NotFound");
}

/**
 * The parts of an answer that its request names, or all of them.
 * @throws ApiError InvalidRequest where more hits are asked for than Algolia gives
 */
function wanted(result: SearchResult, params: SearchParams): Partial<SearchResult> {
  for (const name of ["hitsPerPage", "length"] as const) {
    const most = params[name] ?? 0;
    if (most >= 0 && most <= limits.hitsPerPage) continue;
    throw new ApiError(400, "InvalidRequest", `${name} must be a whole number from 0 to ${limits.hitsPerPage}`);
  }
  const { responseFields } = params;
  if (responseFields === undefined || responseFields.includes("*")) return result;
  return Object.fromEntries(Object.entries(result).filter(([field]) => responseFields.includes(field)));
}

function isPlain(request: z.output<typeof batch>["requests"][number]): request is SearchRequest {
  return request.type !== "facet";
}

/** @throws ApiError InvalidRequest naming the first thing that is wrong */
function read<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const found = schema.safeParse(given);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new ApiError(400, "InvalidRequest", issue === undefined ? "Invalid request" : sayIssue(issue));
}

/** In Algolia's words, what is wrong with a parameter, or with all of a request. */
function sayIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `Unknown parameter: ${issue.keys.join(", ")}`;
  const place = issue.path.map(String).join(".");
  return place === "" ? issue.message : `Invalid value for "${place}" parameter: ${issue.message}`;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
  return sendText(request, reply, JSON.stringify(answer));
}
