import { algoliasearch } from "algoliasearch";
import type { ResponseOf } from "#contract/calls.ts";
import { fromHostedBatch, type HostedSearch, hostedIndexName, hostsOf, toHostedBatch } from "#domain/search/hosted-search.ts";
import { algoliaRequester } from "#server/algolia-requester.ts";
import { answerWithin } from "#server/answer-within.ts";
import { ApiError } from "#server/api-error.ts";
import type { Service } from "#server/service.ts";
import type { SearchRequest } from "../wire.ts";

/** Milliseconds that the service has to answer while a page renders, on all of its hosts together. */
const patience = 3_000;

const away = () => new ApiError(503, "ServiceUnavailable", "Search is taking a breather. Try again.", {}, 2);

/** The search calls, answered by the hosted service with the key that may only search. */
export function createHostedSearch(hosted: HostedSearch): Service<"search.queries" | "search.objects"> {
  const hosts = hostsOf(hosted);
  const client = algoliasearch(hosted.appId, hosted.searchKey, {
    requester: algoliaRequester,
    ...(hosts && { hosts }),
    timeouts: { connect: patience, read: patience, write: patience },
  });
  return {
    "search.queries": async ({ body }) => {
      const requests = toHostedBatch(hosted, body.requests.map(spreadOut)) as never;
      return asked(async () => {
        const { results } = await client.search({ requests });
        return { results: fromHostedBatch(hosted, results as ResponseOf<"search.queries">["results"]) };
      });
    },
    "search.objects": async ({ params, body }) => {
      const indexName = hostedIndexName(hosted, params.index);
      const requests = body.objectIds.map((objectID) => ({ indexName, objectID }));
      const { results } = requests.length === 0 ? { results: [] } : await asked(() => client.getObjects({ requests }));
      return { data: { results: results as ResponseOf<"search.objects">["data"]["results"] } };
    },
  };
}

/** A search as Algolia takes it: what the shop's own wire puts into an object of `params` (SRAPI-01) stands beside the index there. */
const spreadOut = ({ params, ...request }: SearchRequest): SearchRequest =>
  typeof params === "object" ? { ...request, ...params } : { ...request, ...(params !== undefined && { params }) };

/**
 * @throws ApiError IndexNotFound for an index that is not there, InvalidRequest for what the service refuses, and 503 when it is away,
 * is silent or answers nonsense
 */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await answerWithin(patience, ask(), () => {
      throw away();
    });
  } catch (error) {
    const { status = 0, message } = error as { status?: number; message: string };
    if (status === 404) throw new ApiError(404, "IndexNotFound", message);
    if (status === 400) throw new ApiError(400, "InvalidRequest", message);
    throw away();
  }
}
