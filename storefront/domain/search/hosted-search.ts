import { searchConfiguration } from "../configuration/configuration.ts";

/** Where the hosted search is, and how the shop names itself to it. Nothing in it is secret. */
export interface HostedSearch {
  readonly appId: string;
  /** May search, and nothing else. */
  readonly searchKey: string;
  /** Before the name of every index there, in the place of the shop's own. */
  readonly indexPrefix: string;
  /** Where it answers, without a trailing slash; the service's own hosts for the application unless said otherwise. */
  readonly url?: string;
  /** Where it takes events. */
  readonly eventsUrl: string;
}

/** The name that an index of the shop has there. */
export function hostedIndexName({ indexPrefix }: Pick<HostedSearch, "indexPrefix">, name: string): string {
  return indexPrefix + name.slice(searchConfiguration.indexPrefix.length);
}

/** The shop's own name of an index there. */
export function shopIndexName({ indexPrefix }: Pick<HostedSearch, "indexPrefix">, name: string): string {
  return searchConfiguration.indexPrefix + name.slice(indexPrefix.length);
}

/** A batch of searches as it is asked there. */
export function toHostedBatch<Request extends { readonly indexName: string }>(
  hosted: HostedSearch,
  requests: readonly Request[],
): Request[] {
  return requests.map((request) => ({ ...request, indexName: hostedIndexName(hosted, request.indexName) }));
}

/** The answers to it, as the shop asked. */
export function fromHostedBatch<Result extends { readonly index: string }>(
  hosted: HostedSearch,
  results: readonly Result[],
): Result[] {
  return results.map((result) => ({ ...result, index: shopIndexName(hosted, result.index) }));
}

/** What Algolia's clients are told of where it is; undefined where they know themselves. */
export function hostsOf({ url }: HostedSearch) {
  if (url === undefined) return undefined;
  const { protocol, host, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, "");
  return [
    { url: host + path, accept: "readWrite" as const, protocol: protocol === "http:" ? ("http" as const) : ("https" as const) },
  ];
}

/** Origins that browsers reach it at, for the pages' policy. @see https://www.algolia.com/doc/rest-api/search#base-urls */
export function hostedSearchOrigins({ appId, url, eventsUrl }: HostedSearch): string[] {
  const id = appId.toLowerCase();
  const search = url
    ? [new URL(url).origin]
    : [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
  return [...new Set([...search, new URL(eventsUrl).origin])];
}

/** Where events are sent, with who sends them: a beacon has no headers. */
export function hostedEventsAddress({ appId, searchKey, eventsUrl }: HostedSearch): string {
  const address = new URL(eventsUrl);
  address.searchParams.set("x-algolia-application-id", appId);
  address.searchParams.set("x-algolia-api-key", searchKey);
  return address.href;
}
