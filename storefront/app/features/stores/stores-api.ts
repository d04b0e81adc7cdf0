import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export type ListedStores = ResponseOf<"stores.list">;
export type ListedStore = ListedStores["stores"][number];
export type StoreLocality = ResponseOf<"stores.localities">["localities"][number];

/** What one store has of a product. */
export type StoreShelf = ResponseOf<"stores.stock">["stores"][number];

/** What stores are asked for by. */
export interface StoresQuestion {
  /** A place by name or `latitude,longitude`; empty for anywhere. */
  near: string;
  /** 1 unless said otherwise. */
  page?: number;
}

export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores of the country, the nearest first when a place is asked for. */
    storesList: build.query<ListedStores, StoresQuestion>({
      query: ({ near, page = 1 }) =>
        request("stores.list", { params: undefined, query: near === "" ? { page } : { near, page }, body: undefined }),
    }),
    /** One store, by the last part of its page's path. */
    storesGet: build.query<ResponseOf<"stores.get">["store"], string>({
      query: (name) => request("stores.get", { params: { name }, query: undefined, body: undefined }),
      transformResponse: ({ store }: ResponseOf<"stores.get">) => store,
    }),
    /** Places that begin like what is typed. */
    storesLocalities: build.query<StoreLocality[], string>({
      query: (q) => request("stores.localities", { params: undefined, query: { q }, body: undefined }),
      transformResponse: ({ localities }: ResponseOf<"stores.localities">) => localities,
    }),
    /** What every store has of a product, by store. */
    storesStock: build.query<StoreShelf[], string>({
      query: (productId) => request("stores.stock", { params: { productId }, query: undefined, body: undefined }),
      transformResponse: ({ stores }: ResponseOf<"stores.stock">) => stores,
    }),
  }),
});

export const { useStoresListQuery, useStoresGetQuery, useStoresStockQuery } = storesApi;
