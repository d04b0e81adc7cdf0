import type { ResponseOf } from "#contract/calls.ts";
import { api, request } from "../../platform/api/api.ts";

export type Order = ResponseOf<"orders.get">;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An order by number and e-mail: exchanges them for a short-lived token and reads the order with it. */
    lookedUpOrder: build.query<Order, { orderNumber: string; email: string }>({
      async queryFn(body, _api, _extra, baseQuery) {
        const lookup = await baseQuery(request("orders.lookup", { params: undefined, query: undefined, body }));
        if (lookup.error) return { error: lookup.error };
        const { token, orderNumber } = lookup.data as ResponseOf<"orders.lookup">;
        const order = await baseQuery(
          request("orders.get", { params: { number: orderNumber }, query: { token }, body: undefined }),
        );
        if (order.error) return { error: order.error };
        return { data: order.data as Order };
      },
    }),
  }),
});
export const { useLookedUpOrderQuery, useLazyLookedUpOrderQuery } = ordersApi;
