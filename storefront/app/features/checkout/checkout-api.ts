import type { ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { checkoutConfiguration } from "#domain/configuration/configuration.ts";
import { api, type CallArgs, keptFor, type StoreServices } from "../../platform/api/api.ts";

export type CheckoutInfo = ResponseOf<"checkout.info">;

/** The question each store is waiting for; a newer one makes it pointless. */
const underway = new WeakMap<StoreServices, AbortController>();

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the cart would cost and how it can be shipped: a question that changes nothing. A newer question aborts an older
     * one (cart and checkout §4; CHK-07, CHK-27).
     */
    checkoutInfo: build.query<CheckoutInfo, CheckoutRequest>({
      async queryFn(body, { signal, extra }) {
        const services = extra as StoreServices;
        const superseded = new AbortController();
        underway.get(services)?.abort();
        underway.set(services, superseded);
        const input = { params: undefined, query: undefined, body } as CallArgs<"checkout.info">["input"];
        try {
          return { data: await services.call("checkout.info", input, AbortSignal.any([signal, superseded.signal])) };
        } catch (failure) {
          return { error: failure as CallFailure };
        } finally {
          if (underway.get(services) === superseded) underway.delete(services);
        }
      },
      keepUnusedDataFor: keptFor(checkoutConfiguration.dataMaxAgeSeconds),
    }),
  }),
});
export const { useCheckoutInfoQuery } = checkoutApi;
