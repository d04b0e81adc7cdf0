import { create } from "braintree-web/apple-pay";
import type { Client } from "braintree-web/client";
import { siteName } from "../../../platform/head/page-meta.ts";
import { dollars, type WalletRequest, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import type { BraintreeSheet } from "./braintree-sheets.ts";

/** Version of Apple Pay's interface; all that Apple supports have it. */
const appleVersion = 3;

/** Apple Pay's sheet, validated and its payment made a token by Braintree. @throws WalletUnavailable where the browser has none */
export async function loadApplePay(client: Client): Promise<BraintreeSheet> {
  const { ApplePaySession } = globalThis as { ApplePaySession?: typeof import("braintree-web/apple-pay").ApplePaySession };
  if (!ApplePaySession?.canMakePayments()) throw new WalletUnavailable("This browser has no Apple Pay.");
  const applePay = await create({ client });
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
