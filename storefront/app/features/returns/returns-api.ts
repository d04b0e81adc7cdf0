import type { ResponseOf } from "#contract/calls.ts";
import type { ReturnLine, ReturnMethod } from "#domain/returns/return-request.ts";
import { api, request } from "../../platform/api/api.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";

/** What of an order can go back, and what has. */
export type OrderReturns = ResponseOf<"returns.get">;
/** What lets its holder send something of an order back, for half an hour. */
export type ReturnAccess = ResponseOf<"returns.open">;
type Access = Pick<ReturnAccess, "orderNumber" | "token">;

/** The order itself now says something else of what is on its way back. */
const changedOrder = (result: OrderReturns | undefined, _error: unknown, { orderNumber }: Access) =>
  result ? [{ type: "OpenedOrders" as const, id: orderNumber }] : [];

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
      onQueryStarted: (access, { dispatch, queryFulfilled }) => showReturns(dispatch, access, queryFulfilled),
      invalidatesTags: changedOrder,
    }),
    /** Cancels a return by its number; again is as good as once. */
    cancelReturn: build.mutation<OrderReturns, Access & { return: string }>({
      query: ({ orderNumber, ...body }) => request("returns.cancel", { params: { number: orderNumber }, query: undefined, body }),
      onQueryStarted: (access, { dispatch, queryFulfilled }) => showReturns(dispatch, access, queryFulfilled),
      invalidatesTags: changedOrder,
    }),
  }),
});

/** The answer to a change says all of the order's returns as they are then. */
async function showReturns(
  dispatch: AppDispatch,
  { orderNumber, token }: Access,
  fulfilled: Promise<{ data: OrderReturns }>,
): Promise<void> {
  const { data } = await fulfilled.catch(() => ({ data: undefined }));
  if (data) dispatch(returnsApi.util.updateQueryData("returns", { orderNumber, token }, () => data));
}

export const { useOpenReturnMutation, useReturnsQuery, useCreateReturnMutation, useCancelReturnMutation } = returnsApi;
