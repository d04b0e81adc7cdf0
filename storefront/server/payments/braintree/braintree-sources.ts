import type { HostedPayments } from "#domain/payments/hosted-payments.ts";
import type { Configuration } from "../../configuration.ts";
import type { OutsideSources } from "../../security/content-security-policy.ts";

/** What pages are told of the payment service; undefined where cards and wallets are the sandbox's. */
export function hostedPaymentsOf({ braintree }: Pick<Configuration, "braintree">): HostedPayments | undefined {
  if (braintree === undefined) return undefined;
  const { environment, googleMerchantId } = braintree;
  return { isLive: environment === "production", ...(googleMerchantId !== undefined && { googleMerchantId }) };
}

/** What the pages' policy must let Braintree's, PayPal's and Google's scripts do, by their own lists for a Content-Security-Policy. */
export function braintreeSources(hosted: HostedPayments | undefined): OutsideSources {
  if (hosted === undefined) return {};
  const at = hosted.isLive ? "" : ".sandbox";
  const assets = "https://assets.braintreegateway.com";
  const payPal = [
    "https://www.paypal.com",
    "https://www.sandbox.paypal.com",
    "https://c.paypal.com",
    "https://*.paypalobjects.com",
  ];
  const google = "https://pay.google.com";
  return {
    script: [assets, ...payPal, google],
    connect: [
      `https://api${at}.braintreegateway.com`,
      `https://client-analytics${at}.braintreegateway.com`,
      `https://payments${at}.braintree-api.com`,
      ...payPal,
      google,
      "https://google.com",
    ],
    frame: [assets, ...payPal, google],
    image: [assets, ...payPal, "https://www.gstatic.com"],
  };
}
