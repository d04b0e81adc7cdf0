import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { expressConfiguration } from "#domain/configuration/configuration.ts";
import { api, keptFor } from "../../platform/api/api.ts";
import { askNewest, type CheckoutInfo } from "../checkout/checkout-api.ts";

export const expressApi = api.enhanceEndpoints({ addTagTypes: ["CheckoutInfo"] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * What express checkout knows of a cart: how it can be delivered, under which names and for how much, and what is left to pay. A
     * newer question aborts an older one, and leaves alone what the page itself asks about its totals.
     */
    expressData: build.query<CheckoutInfo, CheckoutRequest>({
      queryFn: askNewest("expressData"),
      keepUnusedDataFor: keptFor(expressConfiguration.dataMaxAgeSeconds),
      providesTags: ["CheckoutInfo"],
    }),
  }),
});
export const { useExpressDataQuery } = expressApi;
