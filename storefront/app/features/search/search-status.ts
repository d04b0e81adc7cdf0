import { searchConfiguration } from "#domain/configuration/configuration.ts";

/** What a search is doing (SEARCH-32). */
export type SearchStatus = "QUERY_TOO_SHORT" | "LOADING" | "SUCCESS" | "ERROR";

/** What the cache knows of a lookup key. */
export interface KnownAnswer {
  data?: unknown;
  error?: unknown;
  /** The last time it was asked for has failed, and it is not being asked for again. */
  isError: boolean;
}

/** An answer that nobody waits for any more is no failure. */
const givenUp = (error: unknown) => (error as { name?: string } | undefined)?.name === "AbortError";

/**
 * The status of a search.
 * @param key what is typed, as a lookup key
 * @param answer what is known of it; a key that was never asked for is as good as loading, since it is about to be
 */
export function searchStatus(key: string, { data, error, isError }: KnownAnswer): SearchStatus {
  if (key.length < searchConfiguration.minQueryLength) return "QUERY_TOO_SHORT";
  if (data !== undefined) return "SUCCESS";
  return isError && !givenUp(error) ? "ERROR" : "LOADING";
}
