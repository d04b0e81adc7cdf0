import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the payment service's script is let in by; never kept, since it runs out. */
    clientToken: build.query<ResponseOf<"checkout.clientToken">, void>({
      query: () => request("checkout.clientToken", { params: undefined, query: undefined, body: undefined }),
      keepUnusedDataFor: 0,
    }),
  }),
});
