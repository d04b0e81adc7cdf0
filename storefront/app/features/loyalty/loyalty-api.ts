import type { InputOf, ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export type Membership = ResponseOf<"loyalty.membership">;
export type MembershipQuestion = InputOf<"loyalty.membership">["body"];

const nothing = { params: undefined, query: undefined } as const;

export const loyaltyApi = api.enhanceEndpoints({ addTagTypes: ["Membership"] }).injectEndpoints({
  endpoints: (build) => ({
    /** A membership and its points. */
    membership: build.query<Membership, MembershipQuestion>({
      query: (body) => request("loyalty.membership", { ...nothing, body }),
      // Points change with every order, and surnames are not kept about.
      keepUnusedDataFor: 0,
      providesTags: ["Membership"],
    }),
    /** Asks what so much of an order costs in points. Takes none of them. */
    quotePoints: build.mutation<ResponseOf<"loyalty.quotes">, InputOf<"loyalty.quotes">["body"]>({
      query: (body) => request("loyalty.quotes", { ...nothing, body }),
      invalidatesTags: (_quote, failure) => (failure ? ["Membership"] : []),
    }),
  }),
});
export const { useMembershipQuery, useQuotePointsMutation } = loyaltyApi;
