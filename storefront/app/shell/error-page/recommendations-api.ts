import type { ResponseOf } from "#contract/calls.ts";
import { recommendationSearch } from "#domain/error-page/recommendation-search.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { tileAttributes } from "../../features/product/search-index.ts";
import { type TileProduct, tileOfHit } from "../../features/product/tile-product.ts";
import { api, request } from "../../platform/api/api.ts";
import type { AppState } from "../../platform/store/app-state.ts";

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the error page at a path recommends; nothing where no brand or category has content for it (ERRP-07). */
    errorPageRecommendations: build.query<TileProduct[], string>({
      async queryFn(path, { getState }, _extra, baseQuery) {
        const page = await baseQuery(request("content.errorPage", { params: undefined, query: { path }, body: undefined }));
        if (page.error) return { error: page.error };
        const { content } = page.data as ResponseOf<"content.errorPage">;
        if (!content) return { data: [] };
        const { index, hitsPerPage, ...search } = recommendationSearch(content);
        const { country } = (getState() as AppState).shop;
        const requests = [
          { ...search, indexName: searchIndexName(country, index), hitsPerPage, attributesToRetrieve: tileAttributes },
        ];
        const found = await baseQuery(request("search.queries", { params: undefined, query: undefined, body: { requests } }));
        if (found.error) return { error: found.error };
        const [result] = (found.data as ResponseOf<"search.queries">).results;
        return { data: (result?.hits ?? []).slice(0, hitsPerPage).map(tileOfHit) };
      },
    }),
  }),
});

export const { useErrorPageRecommendationsQuery } = recommendationsApi;
