import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

const nothing = { params: undefined, query: undefined, body: undefined };

export const popularSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is searched for most. */
    popularSearches: build.query<string[], void>({
      query: () => request("searches.popular", nothing),
      transformResponse: ({ searches }: ResponseOf<"searches.popular">) => searches,
    }),
    /** Counts a search that found something. */
    noteSearch: build.mutation<unknown, string>({
      query: (text) => request("searches.note", { ...nothing, body: { text } }),
    }),
  }),
});
export const { usePopularSearchesQuery } = popularSearchesApi;
