import type { ResponseOf } from "#contract/calls.ts";
import type { RequestedCart } from "#domain/checkout/checkout-request.ts";
import { api, type CallArgs, request } from "../../platform/api/api.ts";

/** An offer with the items that it brings. */
export type PromoItemOffer = ResponseOf<"checkout.promoItems">["offers"][number];

export const promoItemsApi = api.enhanceEndpoints({ addTagTypes: ["CheckoutInfo"] }).injectEndpoints({
  endpoints: (build) => ({
    /** The items that a cart's offers bring. What was taken already makes no difference to it. */
    promoItems: build.query<readonly PromoItemOffer[], Pick<RequestedCart, "items" | "promoCodes">>({
      query: (cart) =>
        request("checkout.promoItems", {
          params: undefined,
          query: undefined,
          body: { cart },
        } as CallArgs<"checkout.promoItems">["input"]),
      transformResponse: ({ offers }: ResponseOf<"checkout.promoItems">) => offers,
      // How many of a size are left changes with every order.
      keepUnusedDataFor: 0,
      providesTags: ["CheckoutInfo"],
    }),
  }),
});
export const { usePromoItemsQuery } = promoItemsApi;
