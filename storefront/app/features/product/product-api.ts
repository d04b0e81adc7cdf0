import type { ResponseOf } from "#contract/calls.ts";
import type { Product } from "#domain/product/product.ts";
import { api, request } from "../../platform/api/api.ts";

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whole products with the stock of this moment, in the order of the ids; null for a product that is gone. */
    productsByIds: build.query<(Product | null)[], string[]>({
      query: (ids) => request("products.byIds", { params: undefined, query: undefined, body: { ids } }),
      transformResponse: (answer: ResponseOf<"products.byIds">) => answer.products,
    }),
    /** A size chart, or the id of the one that has taken its place: `useSizeChart` goes there. */
    sizeChart: build.query<ResponseOf<"sizeCharts.get">, string>({
      query: (id) => request("sizeCharts.get", { params: { id }, query: undefined, body: undefined }),
    }),
    reviews: build.query<ResponseOf<"reviews.list">, string>({
      query: (id) => request("reviews.list", { params: { id }, query: undefined, body: undefined }),
    }),
  }),
});

export const { useProductsByIdsQuery, useSizeChartQuery, useReviewsQuery } = productApi;
