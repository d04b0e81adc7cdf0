import type { AppState } from "../../platform/store/app-state.ts";
import { productApi } from "../product/product-api.ts";
import { sellableProducts, tilesOf } from "../product/sellable-products.ts";
import type { TileProduct } from "../product/tile-product.ts";

export const popularApi = productApi.injectEndpoints({
  endpoints: (build) => ({
    /** What most people would look at, for who has found nothing. */
    popular: build.query<TileProduct[], void>({
      async queryFn(_, { getState }, _extra, baseQuery) {
        const { country } = (getState() as AppState).shop;
        const answer = await baseQuery(sellableProducts(country, []));
        return answer.error ? { error: answer.error } : { data: tilesOf(answer) };
      },
    }),
  }),
});
export const { usePopularQuery } = popularApi;
