import { type Connection, mayPrefetch, preloads } from "../../platform/routing/prefetching.ts";

/** What fetching ahead needs of the shop. */
export interface FetchAhead {
  /** Asks what lives at a path, for the cache. */
  path: (path: string) => PromiseLike<unknown>;
  /** The shopper's line, where the browser tells. */
  connection: Connection | undefined;
}

/** Where the results of a search are. */
export const searchPath = "/search";

/**
 * Fetches ahead what a search leads to: the search page, and what lives at the paths of the hits (SEARCH-12), as there is room for it
 * among all that is fetched ahead. What an earlier answer led to and has not been asked for by then is not any more.
 */
export function prefetchSearch(hitPaths: readonly string[], { path, connection }: FetchAhead): void {
  if (!mayPrefetch(connection)) return;
  preloads.replaceQueue([...new Set([searchPath, ...hitPaths])].map((each) => () => path(each)));
}
