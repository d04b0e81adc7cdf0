/// <reference path="./paypal-checkout-v6.d.ts" />

import type { Client } from "braintree-web/client";
import { create } from "braintree-web/paypal-checkout-v6";
import { dollars, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import type { BraintreeSheet } from "./braintree-sheets.ts";

/** PayPal's window, whose approval Braintree makes a token of. @throws what Braintree says where the merchant has no PayPal */
export async function loadPayPal(client: Client): Promise<BraintreeSheet> {
  const payPal = await create({ client });
  await payPal.loadPayPalSDK();
  return {
    approve({ amount, currency }) {
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      const fail = (error: unknown) => reject(new WalletUnavailable("PayPal broke down.", { cause: error }));
      const session = payPal.createOneTimePaymentSession({
        amount: dollars(amount),
        currency,
        intent: "authorize",
        userAction: "pay_now",
        onApprove: (approval) => payPal.tokenizePayment(approval).then(({ nonce }) => resolve(nonce), fail),
        onCancel: () => resolve(null),
        onError: fail,
      });
      session.start().catch(fail);
      return promise;
    },
    teardown: () => void payPal.teardown().catch(() => undefined),
  };
}
