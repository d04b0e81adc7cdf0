import type { ResponseOf } from "#contract/calls.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { tileAttributes } from "../../features/product/search-index.ts";
import { type TileProduct, tileOfHit } from "../../features/product/tile-product.ts";
import { api, request } from "../../platform/api/api.ts";
import type { AppState } from "../../platform/store/app-state.ts";

/** As many products as fit under the field. */
const most = 8;

const stockSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Products that a few typed letters may mean. */
    productsByText: build.query<TileProduct[], string>({
      async queryFn(query, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const products = {
          indexName: searchIndexName(country, "products"),
          query,
          hitsPerPage: most,
          facetFilters: ["visibleIn.searchResults:true"],
          attributesToRetrieve: tileAttributes,
        };
        const body = { requests: [products] };
        const answer = await baseQuery(request("search.queries", { params: undefined, query: undefined, body }));
        if (answer.error) return { error: answer.error };
        const [result] = (answer.data as ResponseOf<"search.queries">).results;
        return { data: (result?.hits ?? []).map(tileOfHit) };
      },
    }),
  }),
});

export const { useProductsByTextQuery } = stockSearchApi;
