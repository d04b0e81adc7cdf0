import type { Client } from "braintree-web/client";
import { create } from "braintree-web/google-payment";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import { loadScript } from "../../../platform/third-parties/load-script.ts";
import { dollars, type WalletSheet, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import { createGooglePayOrder } from "./google-pay-order.ts";

const googleScript = "https://pay.google.com/gp/p/js/pay.js";

/** What a shopper approved in Google's sheet; null for who closed it. */
async function approved<Data>(sheet: Promise<Data>): Promise<Data | null> {
  try {
    return await sheet;
  } catch (error) {
    if (Reflect.get(Object(error), "statusCode") === "CANCELED") return null;
    throw new WalletUnavailable("Google Pay broke down.", { cause: error });
  }
}

/** Google's sheet, whose payment Braintree makes a token of. @throws WalletUnavailable where the browser has none */
export async function loadGooglePay(client: Client, { isLive, googleMerchantId }: HostedPayments): Promise<WalletSheet> {
  const [payment] = await Promise.all([
    create({ client, googlePayVersion: 2, ...(googleMerchantId && { googleMerchantId }) }),
    loadScript(googleScript),
  ]);
  const environment = isLive ? "PRODUCTION" : "TEST";
  const payments = new google.payments.api.PaymentsClient({ environment });
  const requestOf = (amount: number, currencyCode: string) =>
    payment.createPaymentDataRequest({
      transactionInfo: { currencyCode, totalPriceStatus: "FINAL", totalPrice: dollars(amount) },
    });
  const tokenise = async (paid: google.payments.api.PaymentData) => (await payment.parseResponse(paid)).nonce;
  const { allowedPaymentMethods } = requestOf(0, "NZD");
  const { result } = await payments.isReadyToPay({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods });
  if (!result) throw new WalletUnavailable("This browser has no Google Pay.");
  const { promise: left, reject: leave } = Promise.withResolvers<never>();
  left.catch(() => undefined);
  return {
    approve({ amount, currency }) {
      const paying = approved(payments.loadPaymentData(requestOf(amount, currency))).then(
        (paid) =>
          paid &&
          tokenise(paid).catch((cause: unknown) => {
            throw new WalletUnavailable("Google Pay broke down.", { cause });
          }),
      );
      return Promise.race([paying, left]);
    },
    async checkOut(request, handlers) {
      const order = createGooglePayOrder(request, handlers, tokenise);
      // A client has the callbacks of one order for all of its life.
      const asking = new google.payments.api.PaymentsClient({ environment, paymentDataCallbacks: order.callbacks });
      const { amount } = request.view;
      const paying = approved(asking.loadPaymentData({ ...requestOf(amount, request.currency), ...order.asks }));
      const paid = await Promise.race([paying, left]);
      return order.end(paid !== null);
    },
    // Nobody but the shopper can close Google's sheet: what they do in it from here on pays for nothing.
    teardown: () => leave(new WalletUnavailable("Google Pay was left.")),
  };
}
