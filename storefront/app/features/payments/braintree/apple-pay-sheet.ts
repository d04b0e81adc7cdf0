import { create } from "braintree-web/apple-pay";
import type { Client } from "braintree-web/client";
import { siteName } from "#domain/configuration/site-name.ts";
import { dollars, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import { appleOrderRequest, followAppleOrder } from "./apple-pay-order.ts";
import { type AppleSession, appleInterface } from "./apple-pay-session.ts";

/** Version of Apple Pay's interface; all that Apple supports have it. */
const appleVersion = 3;

/** What an open sheet is told, and how it ends. */
interface SheetEnds {
  /** Does something to the sheet, unless it is over: Apple's then throws at whatever it is told. */
  readonly tell: (act: () => void) => void;
  /** @param token null when the shopper closed it */
  readonly finish: (token: string | null) => void;
  readonly fail: (error: unknown) => void;
}

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
    follow: (session: AppleSession, ends: SheetEnds) => void,
  ): Promise<string | null> {
    if (ApplePaySession === undefined) return Promise.reject(broken());
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    const session = new ApplePaySession(appleVersion, applePay.createPaymentRequest(request));
    let isOver = false;
    const ends: SheetEnds = {
      tell: (act) => {
        if (!isOver) act();
      },
      finish: (token) => {
        isOver = true;
        resolve(token);
      },
      fail: (error) => {
        isOver = true;
        reject(error);
      },
    };
    const stop = (error: unknown) => {
      ends.tell(() => session.abort());
      ends.fail(error);
    };
    abort = () => stop(broken());
    session.onvalidatemerchant = ({ validationURL }) =>
      void applePay.performValidation({ validationURL, displayName: siteName }).then(
        (merchant) => ends.tell(() => session.completeMerchantValidation(merchant)),
        (error: unknown) => stop(broken(error)),
      );
    session.oncancel = () => ends.finish(null);
    follow(session, ends);
    session.begin();
    return promise.finally(() => {
      abort = undefined;
    });
  }

  /** Makes the approved payment a token, which ends the sheet. */
  const take = (session: AppleSession, { tell, finish, fail }: SheetEnds, token: unknown) =>
    void applePay.tokenize({ token }).then(
      ({ nonce }) => {
        tell(() => session.completePayment({ status: STATUS_SUCCESS }));
        finish(nonce);
      },
      (error: unknown) => {
        tell(() => session.completePayment({ status: STATUS_FAILURE }));
        fail(broken(error));
      },
    );

  return {
    approve: ({ amount, currency }) =>
      open({ total: totalOf(amount), currencyCode: currency }, (session, ends) => {
        session.onpaymentauthorized = ({ payment }) => take(session, ends, payment.token);
      }),
    checkOut: (request, handlers) =>
      open(
        { ...appleOrderRequest(request), total: totalOf(request.view.amount), currencyCode: request.currency },
        (session, ends) =>
          followAppleOrder(session, request.view, handlers, {
            totalOf,
            refused: STATUS_FAILURE,
            take: (token) => take(session, ends, token),
            tell: ends.tell,
            fail: ends.fail,
          }),
      ),
    teardown: () => abort?.(),
  };
}
