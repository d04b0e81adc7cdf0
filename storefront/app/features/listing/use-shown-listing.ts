import { useState } from "react";
import { useListingQuery } from "./listing-api.ts";
import type { ListingResults } from "./listing-results.ts";

interface Shown {
  path: string;
  search: string;
  results: ListingResults;
}

/**
 * The products of a listing. While others of it are on their way, and when they cannot be had, what was there before stays.
 * @throws the call's failure when nothing of this listing was there before
 */
export function useShownListing(path: string, search: string) {
  const { currentData, isError, error, isFetching, refetch } = useListingQuery({ path, search });
  const [before, keep] = useState<Shown>();
  if (currentData && before?.results !== currentData) keep({ path, search, results: currentData });
  const shown = currentData ? { path, search, results: currentData } : before?.path === path ? before : undefined;
  if (isError && !shown) throw error;
  return { shown, failed: isError && !currentData, fetching: isFetching && !currentData, retry: refetch };
}
