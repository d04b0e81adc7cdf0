/// <reference path="./paypal-checkout-v6.d.ts" />

import { create as createApplePay } from "braintree-web/apple-pay";
import type { Client } from "braintree-web/client";
import { create as createGooglePayment } from "braintree-web/google-payment";
import { create as createPayPal } from "braintree-web/paypal-checkout-v6";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import type { Wallet } from "#domain/payments/wallet.ts";
import { siteName } from "../../../platform/head/page-meta.ts";
import { loadScript } from "../../../platform/third-parties/load-script.ts";
import { type WalletRequest, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";

type Sheet = Pick<WalletSheet, "approve" | "teardown">;

/** Version of Apple Pay's interface; all that Apple supports have it. */
const appleVersion = 3;
const googleScript = "https://pay.google.com/gp/p/js/pay.js";

/** Dollars with two decimals, as all of them want them. */
const dollars = (cents: number) => (cents / 100).toFixed(2);

async function loadApplePay(client: Client): Promise<Sheet> {
  const { ApplePaySession } = globalThis as { ApplePaySession?: typeof import("braintree-web/apple-pay").ApplePaySession };
  if (!ApplePaySession?.canMakePayments()) throw new WalletUnavailable("This browser has no Apple Pay.");
  const applePay = await createApplePay({ client });
  let abort: (() => void) | undefined;
  return {
    approve({ amount, currency }: WalletRequest) {
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      const request = applePay.createPaymentRequest({
        total: { label: siteName, amount: dollars(amount) },
        currencyCode: currency,
      });
      const session = new ApplePaySession(appleVersion, request);
      const fail = (error: unknown) => reject(new WalletUnavailable("Apple Pay broke down.", { cause: error }));
      abort = () => {
        session.abort();
        fail(undefined);
      };
      session.onvalidatemerchant = ({ validationURL }: { validationURL: string }) =>
        void applePay.performValidation({ validationURL, displayName: siteName }).then(
          (merchant) => session.completeMerchantValidation(merchant),
          (error: unknown) => {
            session.abort();
            fail(error);
          },
        );
      session.onpaymentauthorized = ({ payment }: { payment: { token: unknown } }) =>
        void applePay.tokenize({ token: payment.token }).then(
          ({ nonce }) => {
            session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });
            resolve(nonce);
          },
          (error: unknown) => {
            session.completePayment({ status: ApplePaySession.STATUS_FAILURE });
            fail(error);
          },
        );
      session.oncancel = () => resolve(null);
      session.begin();
      return promise.finally(() => {
        abort = undefined;
      });
    },
    teardown: () => abort?.(),
  };
}

async function loadGooglePay(client: Client, { isLive, googleMerchantId }: HostedPayments): Promise<Sheet> {
  const [payment] = await Promise.all([
    createGooglePayment({ client, googlePayVersion: 2, ...(googleMerchantId && { googleMerchantId }) }),
    loadScript(googleScript),
  ]);
  const payments = new google.payments.api.PaymentsClient({ environment: isLive ? "PRODUCTION" : "TEST" });
  const requestOf = (amount: number, currencyCode: string) =>
    payment.createPaymentDataRequest({
      transactionInfo: { currencyCode, totalPriceStatus: "FINAL", totalPrice: dollars(amount) },
    });
  const { allowedPaymentMethods } = requestOf(0, "NZD");
  const { result } = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods });
  if (!result) throw new WalletUnavailable("This browser has no Google Pay.");
  return {
    async approve({ amount, currency }) {
      try {
        const paid = await payments.loadPaymentData(requestOf(amount, currency));
        return (await payment.parseResponse(paid)).nonce;
      } catch (error) {
        if (Reflect.get(Object(error), "statusCode") === "CANCELED") return null;
        throw new WalletUnavailable("Google Pay broke down.", { cause: error });
      }
    },
    // Google's sheet closes with its page.
    teardown: () => undefined,
  };
}

async function loadPayPal(client: Client): Promise<Sheet> {
  const payPal = await createPayPal({ client });
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

/**
 * A wallet's own sheet, whose approval Braintree makes a single-use token of.
 * @throws WalletUnavailable, or what Braintree says, where it cannot be had in this browser
 */
export function loadBraintreeSheet(wallet: Wallet, client: Client, hosted: HostedPayments): Promise<Sheet> {
  switch (wallet) {
    case "applePay":
      return loadApplePay(client);
    case "googlePay":
      return loadGooglePay(client, hosted);
    case "paypal":
      return loadPayPal(client);
  }
}
