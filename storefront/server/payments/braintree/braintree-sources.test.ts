import { expect, test } from "vitest";
import { readConfiguration } from "../../configuration.ts";
import { documentPolicy } from "../../security/content-security-policy.ts";
import { braintreeSources, hostedPaymentsOf } from "./braintree-sources.ts";

const merchant = {
  BRAINTREE_ENVIRONMENT: "sandbox",
  BRAINTREE_MERCHANT_ID: "m",
  BRAINTREE_PUBLIC_KEY: "p",
  BRAINTREE_PRIVATE_KEY: "secret",
  BRAINTREE_NZ_MERCHANT_ACCOUNT_ID: "nz",
  BRAINTREE_AU_MERCHANT_ACCOUNT_ID: "au",
};

const directives = (variables: Record<string, string>) => {
  const outside = braintreeSources(hostedPaymentsOf(readConfiguration(variables)));
  const policy = documentPolicy({ https: true, outside })([]);
  return Object.fromEntries(policy.split("; ").map((each) => [each.split(" ")[0], each]));
};

test("pages are told of a hosted payment service without its keys, and of none where the sandbox takes the money", () => {
  expect(hostedPaymentsOf(readConfiguration({}))).toBeUndefined();
  expect(hostedPaymentsOf(readConfiguration(merchant))).toEqual({ isLive: false });
  const live = { ...merchant, BRAINTREE_ENVIRONMENT: "production", GOOGLE_PAY_MERCHANT_ID: "BCR2" };
  expect(hostedPaymentsOf(readConfiguration(live))).toEqual({ isLive: true, googleMerchantId: "BCR2" });
});

test("the pages' policy lets in Braintree, PayPal and Google where they are configured, of the environment that is, and nobody otherwise", () => {
  const sandbox = directives(merchant);
  expect(sandbox["script-src"]).toContain("https://assets.braintreegateway.com");
  expect(sandbox["script-src"]).toContain("https://pay.google.com");
  expect(sandbox["frame-src"]).toContain("https://assets.braintreegateway.com");
  expect(sandbox["connect-src"]).toContain("https://payments.sandbox.braintree-api.com");
  const live = directives({ ...merchant, BRAINTREE_ENVIRONMENT: "production" });
  expect(live["connect-src"]).toContain("https://payments.braintree-api.com");
  expect(live["connect-src"]).not.toContain("sandbox.braintree");
  const none = directives({});
  expect([none["script-src"], none["frame-src"], none["connect-src"]]).toEqual([
    "script-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
  ]);
});
