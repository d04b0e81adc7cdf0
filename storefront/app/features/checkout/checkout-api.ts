import type { BaseQueryApi } from "@reduxjs/toolkit/query";
import type { ResponseOf } from "#contract/calls.ts";
import type { CallFailure } from "#contract/rendering.ts";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import { checkoutConfiguration } from "#domain/configuration/configuration.ts";
import { refreshesVouchers } from "#domain/vouchers/voucher-check.ts";
import { api, type CallArgs, keptFor, request, type StoreServices } from "../../platform/api/api.ts";
import { productApi } from "../product/product-api.ts";

export type CheckoutInfo = ResponseOf<"checkout.info">;

const outdated: ReadonlySet<string> = new Set([
  "TotalChanged",
  "PaymentAmountMismatch",
  "ItemSoldOut",
  "CartItemInvalid",
  "ProductNotFound",
  "ProductVariantNotFound",
  "ShippingMethodUnavailable",
  "InvalidRequest",
  "AFTERPAY_CHECKOUT_UPDATED",
  "PickupStoreLacksStock",
]);

/** Whether a refusal with this code means that what was shown of cart, price or delivery no longer holds. */
export const showsOutdated = (code: string): boolean => outdated.has(code);

const keyHeader = (key: string) => ({ "idempotency-key": key });

/** The questions each store is waiting for, by who asks; a newer one of the same makes an older pointless. */
const underway = new WeakMap<StoreServices, Map<string, AbortController>>();

type Answer = { data: CheckoutInfo } | { error: CallFailure };
type QueryApi = Pick<BaseQueryApi, "signal" | "extra" | "dispatch">;

/**
 * Asks what a cart comes to, as an endpoint's `queryFn`: a newer question of the same asker aborts an older one (CHK-07, CHK-27).
 * Where something in it is not as it was, its products are asked for again: what is gone then leaves the cart (CART-10), about which
 * every further question would fail alike.
 */
export function askNewest(asker: string): (body: CheckoutRequest, api: QueryApi) => Promise<Answer> {
  return async (body, { signal, extra, dispatch }) => {
    const services = extra as StoreServices;
    const questions = underway.get(services) ?? new Map<string, AbortController>();
    underway.set(services, questions);
    const superseded = new AbortController();
    questions.get(asker)?.abort();
    questions.set(asker, superseded);
    const input = { params: undefined, query: undefined, body } as CallArgs<"checkout.info">["input"];
    try {
      return { data: await services.call("checkout.info", input, AbortSignal.any([signal, superseded.signal])) };
    } catch (failure) {
      const error = failure as CallFailure;
      if (showsOutdated(error.code)) {
        const ids = [...new Set(body.cart.items.map(({ productId }) => productId))].sort();
        dispatch(productApi.endpoints.productsByIds.initiate(ids, { subscribe: false, forceRefetch: true }));
      }
      return { error };
    } finally {
      if (questions.get(asker) === superseded) questions.delete(asker);
    }
  };
}

export const checkoutApi = api.enhanceEndpoints({ addTagTypes: ["CheckoutInfo", "Vouchers"] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the cart would cost and how it can be shipped: a question that changes nothing. A newer question aborts an older
     * one (CHK-07, CHK-27).
     */
    checkoutInfo: build.query<CheckoutInfo, CheckoutRequest>({
      queryFn: askNewest("checkoutInfo"),
      keepUnusedDataFor: keptFor(checkoutConfiguration.dataMaxAgeSeconds),
      providesTags: ["CheckoutInfo"],
    }),
    /** Places an order under its idempotency key: the same key again is the same order. */
    placeOrder: build.mutation<ResponseOf<"checkout.orders">, { key: string; body: PlaceOrderRequest }>({
      query: ({ key, body }) =>
        request("checkout.orders", { params: undefined, query: undefined, body, headers: keyHeader(key) }),
      invalidatesTags: (_answer, failure) => (failure && showsOutdated(failure.code) ? ["CheckoutInfo"] : []),
    }),
    /** Opens a checkout in instalments for an order; its token pays this order and no other. */
    openInstalments: build.mutation<ResponseOf<"checkout.instalments">, PlaceOrderRequest>({
      query: (body) => request("checkout.instalments", { params: undefined, query: undefined, body }),
      invalidatesTags: (_answer, failure) => [
        ...(failure && showsOutdated(failure.code) ? ["CheckoutInfo" as const] : []),
        ...(failure && refreshesVouchers(failure.code) ? ["Vouchers" as const] : []),
      ],
    }),
    /** What became of the order that was sent with a key. Changes nothing. */
    placement: build.query<ResponseOf<"checkout.placement">, string>({
      query: (key) =>
        request("checkout.placement", { params: undefined, query: undefined, body: undefined, headers: keyHeader(key) }),
      keepUnusedDataFor: 0,
    }),
    /** Says what became of the order that was sent with a key, and keeps it from being placed later. */
    withdrawOrder: build.mutation<ResponseOf<"checkout.withdraw">, string>({
      query: (key) =>
        request("checkout.withdraw", { params: undefined, query: undefined, body: undefined, headers: keyHeader(key) }),
    }),
  }),
});
export const { useCheckoutInfoQuery, useOpenInstalmentsMutation } = checkoutApi;
