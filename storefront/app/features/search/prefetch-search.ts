import { type Connection, mayPrefetch } from "../../platform/routing/may-prefetch.ts";

/** What fetching ahead needs of the shop. */
export interface FetchAhead {
  /** Asks what lives at a path, for the cache. */
  path: (path: string) => void;
  /** The shopper's line, where the browser tells. */
  connection: Connection | undefined;
}

/** Where the results of a search are. */
export const searchPath = "/search";

/** Fetches ahead what a search leads to: the search page, and what lives at the paths of the hits (SEARCH-12). */
export function prefetchSearch(hitPaths: readonly string[], { path, connection }: FetchAhead): void {
  if (!mayPrefetch(connection)) return;
  for (const each of new Set([searchPath, ...hitPaths])) path(each);
}
