import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../api/api.ts";
import type { RootState } from "../../store/create-store.ts";
import { type Suggestions, suggestionRequests, toSuggestions } from "./suggestions.ts";

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a lookup key may mean; asked for once a key (SEARCH-35). */
    suggestions: build.query<Suggestions, string>({
      async queryFn(key, { getState }, _extra, baseQuery) {
        const requests = suggestionRequests(key, (getState() as RootState).shop.country);
        const answer = await baseQuery(request("search.queries", { params: undefined, query: undefined, body: { requests } }));
        if (answer.error) return { error: answer.error };
        return { data: toSuggestions((answer.data as ResponseOf<"search.queries">).results) };
      },
    }),
  }),
});
export const { useSuggestionsQuery } = suggestionsApi;
