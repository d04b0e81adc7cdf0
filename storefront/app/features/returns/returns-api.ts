import type { ResponseOf } from "#contract/calls.ts";
import type { ReturnLine, ReturnMethod } from "#domain/returns/return-request.ts";
import { api, request } from "../../platform/api/api.ts";

/** What of an order can go back, and what has. */
export type OrderReturns = ResponseOf<"returns.get">;
/** What lets its holder send something of an order back, for half an hour. */
export type ReturnAccess = ResponseOf<"returns.open">;
type Access = Pick<ReturnAccess, "orderNumber" | "token">;

export const returnsApi = api.enhanceEndpoints({ addTagTypes: ["OpenedOrders"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Opens an order for returning: a guest's by what opened it, an account's by its number alone. */
    openReturn: build.mutation<ReturnAccess, { orderNumber: string; orderToken?: string }>({
      query: (body) => request("returns.open", { params: undefined, query: undefined, body }),
    }),
    /** What of an order can go back. Asked again each time: it depends on the clock. */
    returns: build.query<OrderReturns, Access>({
      query: ({ orderNumber, token }) =>
        request("returns.get", { params: { number: orderNumber }, query: { token }, body: undefined }),
      providesTags: ["OpenedOrders"],
    }),
    /** Asks to send something back; `id` is the return's own, so that sending it again makes no second one. */
    createReturn: build.mutation<OrderReturns, Access & { id: string; method: ReturnMethod; lines: ReturnLine[] }>({
      query: ({ orderNumber, ...body }) => request("returns.create", { params: { number: orderNumber }, query: undefined, body }),
      async onQueryStarted({ orderNumber, token }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(returnsApi.util.updateQueryData("returns", { orderNumber, token }, () => data));
      },
      // The order itself now says that something of it is on its way back.
      invalidatesTags: (result, _error, { orderNumber }) => (result ? [{ type: "OpenedOrders", id: orderNumber }] : []),
    }),
  }),
});
export const { useOpenReturnMutation, useReturnsQuery, useCreateReturnMutation } = returnsApi;
