import { create } from "braintree-web/apple-pay";
import type { Client } from "braintree-web/client";
import { siteName } from "#domain/configuration/site-name.ts";
import { dollars, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import { appleOrderRequest, followAppleOrder } from "./apple-pay-order.ts";
import { type AppleSession, appleInterface } from "./apple-pay-session.ts";

/** Version of Apple Pay's interface; all that Apple supports have it. */
const appleVersion = 3;

/** Apple Pay's sheet, validated and its payment made a token by Braintree. @throws WalletUnavailable where the browser has none */
export async function loadApplePay(client: Client): Promise<WalletSheet> {
  const { ApplePaySession } = appleInterface();
  if (!ApplePaySession?.canMakePayments()) throw new WalletUnavailable("This browser has no Apple Pay.");
  const { STATUS_FAILURE, STATUS_SUCCESS } = ApplePaySession;
  const applePay = await create({ client });
  let abort: (() => void) | undefined;
  const totalOf = (cents: number) => ({ label: siteName, amount: dollars(cents) });
  const broken = (cause?: unknown) => new WalletUnavailable("Apple Pay broke down.", { cause });

  /** Opens the sheet; `follow` says what becomes of it. Begun in the same breath as the press, or Safari does not open it. */
  function open(
    request: Parameters<typeof applePay.createPaymentRequest>[0],
    follow: (session: AppleSession, settle: PromiseWithResolvers<string | null>) => void,
  ): Promise<string | null> {
    if (ApplePaySession === undefined) return Promise.reject(broken());
    const settle = Promise.withResolvers<string | null>();
    const session = new ApplePaySession(appleVersion, applePay.createPaymentRequest(request));
    abort = () => {
      session.abort();
      settle.reject(broken());
    };
    session.onvalidatemerchant = ({ validationURL }) =>
      void applePay.performValidation({ validationURL, displayName: siteName }).then(
        (merchant) => session.completeMerchantValidation(merchant),
        (error: unknown) => {
          session.abort();
          settle.reject(broken(error));
        },
      );
    session.oncancel = () => settle.resolve(null);
    follow(session, settle);
    session.begin();
    return settle.promise.finally(() => {
      abort = undefined;
    });
  }

  /** Makes the approved payment a token, which ends the sheet. */
  const take = (session: AppleSession, { resolve, reject }: PromiseWithResolvers<string | null>, token: unknown) =>
    void applePay.tokenize({ token }).then(
      ({ nonce }) => {
        session.completePayment({ status: STATUS_SUCCESS });
        resolve(nonce);
      },
      (error: unknown) => {
        session.completePayment({ status: STATUS_FAILURE });
        reject(broken(error));
      },
    );

  return {
    approve: ({ amount, currency }) =>
      open({ total: totalOf(amount), currencyCode: currency }, (session, settle) => {
        session.onpaymentauthorized = ({ payment }) => take(session, settle, payment.token);
      }),
    checkOut: (request, handlers) =>
      open(
        { ...appleOrderRequest(request), total: totalOf(request.view.amount), currencyCode: request.currency },
        (session, settle) =>
          followAppleOrder(session, request.view, handlers, {
            totalOf,
            refused: STATUS_FAILURE,
            take: (token) => take(session, settle, token),
            fail: settle.reject,
          }),
      ),
    teardown: () => abort?.(),
  };
}
