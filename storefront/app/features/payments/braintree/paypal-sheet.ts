/// <reference path="./paypal-checkout-v6.d.ts" />

import type { Client } from "braintree-web/client";
import { create, type PayPalSessionOptions } from "braintree-web/paypal-checkout-v6";
import { dollars, SheetRefused, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import { createPayPalOrder } from "./paypal-order.ts";

/** PayPal's window, whose approval Braintree makes a token of. @throws what Braintree says where the merchant has no PayPal */
export async function loadPayPal(client: Client): Promise<WalletSheet> {
  const payPal = await create({ client });
  await payPal.loadPayPalSDK();
  let leave: (() => void) | undefined;

  /** Opens the window for what `asks`; what is `approved` in it is the token. */
  function open(
    asks: Pick<PayPalSessionOptions, "amount" | "currency"> & Partial<PayPalSessionOptions>,
    approved: (approval: { orderId: string; payerId: string }) => Promise<string>,
  ): Promise<string | null> {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    const fail = (error: unknown) =>
      reject(error instanceof SheetRefused ? error : new WalletUnavailable("PayPal broke down.", { cause: error }));
    const session = payPal.createOneTimePaymentSession({
      ...asks,
      intent: "authorize",
      userAction: "pay_now",
      onApprove: (approval) => approved(approval).then(resolve, fail),
      onCancel: () => resolve(null),
      onError: fail,
    });
    session.start().catch(fail);
    leave = () => fail(undefined);
    return promise;
  }

  return {
    approve: ({ amount, currency }) =>
      open({ amount: dollars(amount), currency }, async (approval) => (await payPal.tokenizePayment(approval)).nonce),
    async checkOut(request, handlers) {
      const order = createPayPalOrder(payPal, request, handlers);
      return open(order.asks, order.approved);
    },
    teardown() {
      leave?.();
      void payPal.teardown().catch(() => undefined);
    },
  };
}
