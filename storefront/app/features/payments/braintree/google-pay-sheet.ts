import type { Client } from "braintree-web/client";
import { create } from "braintree-web/google-payment";
import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import { loadScript } from "../../../platform/third-parties/load-script.ts";
import { dollars, WalletUnavailable } from "../wallets/wallet-sheet.ts";
import type { BraintreeSheet } from "./braintree-sheets.ts";

const googleScript = "https://pay.google.com/gp/p/js/pay.js";

/** Google's sheet, whose payment Braintree makes a token of. @throws WalletUnavailable where the browser has none */
export async function loadGooglePay(client: Client, { isLive, googleMerchantId }: HostedPayments): Promise<BraintreeSheet> {
  const [payment] = await Promise.all([
    create({ client, googlePayVersion: 2, ...(googleMerchantId && { googleMerchantId }) }),
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
