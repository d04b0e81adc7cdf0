import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";
import type { OrderAccess } from "./order-access.ts";

export type Order = ResponseOf<"orders.get">;

export const ordersApi = api.enhanceEndpoints({ addTagTypes: ["OpenedOrders"] }).injectEndpoints({
  endpoints: (build) => ({
    /** Exchanges an order's number and e-mail for what opens it. */
    lookUpOrder: build.mutation<OrderAccess, { orderNumber: string; email: string }>({
      query: (body) => request("orders.lookup", { params: undefined, query: undefined, body }),
    }),
    /** The order that an access opens. */
    order: build.query<Order, Pick<OrderAccess, "orderNumber" | "token">>({
      query: ({ orderNumber, token }) =>
        request("orders.get", { params: { number: orderNumber }, query: { token }, body: undefined }),
      providesTags: (_result, _error, { orderNumber }) => ["OpenedOrders", { type: "OpenedOrders", id: orderNumber }],
    }),
  }),
});
export const { useLookUpOrderMutation, useOrderQuery } = ordersApi;
