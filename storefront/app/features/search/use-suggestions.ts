import { useEffect, useState } from "react";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import { searchLookupKey } from "#domain/fields/search-query.ts";
import { useAppSelector, useAppStore } from "../../platform/store/hooks.ts";
import { type SearchStatus, searchStatus } from "./search-status.ts";
import type { Suggestions } from "./suggestions.ts";
import { latestSearch, selectSuggestions } from "./suggestions-api.ts";
import { useDebounced } from "./use-debounced.ts";

/** What typed text may mean, and how far the search for it is. */
export interface TypedSearch {
  status: SearchStatus;
  /** The answer to the text; while it is on its way, the one before it. */
  suggestions: Suggestions | undefined;
  /** Asks again after a failure. */
  retry: () => void;
}

/** Searches for a text 200 ms after it has stopped changing (CONF-33); what is known already shows at once. */
export function useSuggestions(text: string): TypedSearch {
  const store = useAppStore();
  const [search] = useState(() => latestSearch(store));
  const wanted = searchLookupKey(text);
  const key = useDebounced(wanted, searchConfiguration.debounceMs);
  const answer = useAppSelector(selectSuggestions(wanted));
  const status = searchStatus(wanted, answer);
  const [before, setBefore] = useState<Suggestions>();
  const latest = status === "QUERY_TOO_SHORT" ? undefined : (answer.data ?? before);
  if (latest !== before) setBefore(latest);

  // The failure shows as the status; a query that was given up shows as nothing.
  const ask = (asked: string) => void search.ask(asked).catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one search for each text that has rested
  useEffect(() => {
    if (key.length >= searchConfiguration.minQueryLength) ask(key);
    else search.stop();
  }, [key, search]);
  useEffect(() => () => search.stop(), [search]);

  return { status, suggestions: latest, retry: () => ask(wanted) };
}
