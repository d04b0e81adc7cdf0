import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";
import type { AppState, AppStore } from "../../platform/store/app-state.ts";
import { searchUser } from "../account-state/search-user.ts";
import { type Suggestions, suggestionRequests, toSuggestions } from "./suggestions.ts";

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a lookup key may mean; asked for once a key (SEARCH-35). */
    suggestions: build.query<Suggestions, string>({
      async queryFn(key, { getState }, _extra, baseQuery) {
        const state = getState() as AppState;
        const requests = suggestionRequests(key, state.shop.country, searchUser(state));
        const answer = await baseQuery(request("search.queries", { params: undefined, query: undefined, body: { requests } }));
        if (answer.error) return { error: answer.error };
        return { data: toSuggestions((answer.data as ResponseOf<"search.queries">).results) };
      },
    }),
  }),
});

const { suggestions } = suggestionsApi.endpoints;

/** Reads what is known of a lookup key. */
export const selectSuggestions = suggestions.select;

/** One search at a time: the newest. */
export interface LatestSearch {
  /**
   * Asks what a lookup key may mean, unless that is known already, and gives up what was asked before (SEARCH-36).
   * @throws the failure, or an `AbortError` when something else is asked meanwhile (SEARCH-33)
   */
  ask(key: string): Promise<Suggestions>;
  /** Gives up what is being asked. */
  stop(): void;
}

/** Searches in a store's name; what was found stays in its cache for a while. */
export function latestSearch(store: Pick<AppStore, "dispatch">): LatestSearch {
  let current: ReturnType<ReturnType<typeof suggestions.initiate>> | undefined;
  const stop = () => {
    current?.abort();
    current?.unsubscribe();
    current = undefined;
  };
  return {
    ask(key) {
      stop();
      current = store.dispatch(suggestions.initiate(key));
      return current.unwrap();
    },
    stop,
  };
}
