/** What the shop uses of a part of the package that its published types leave out. */
declare module "braintree-web/paypal-checkout-v6" {
  import type { Client } from "braintree-web/client";

  interface PayPalSession {
    start(): Promise<void>;
  }

  export interface PayPalCheckout {
    loadPayPalSDK(): Promise<PayPalCheckout>;
    createOneTimePaymentSession(options: {
      /** Dollars with two decimals. */
      amount: string;
      currency: string;
      intent: "authorize";
      userAction: "pay_now";
      onApprove(approval: { orderId: string; payerId: string }): Promise<void>;
      onCancel(): void;
      onError(error: unknown): void;
    }): PayPalSession;
    tokenizePayment(approval: { orderId: string; payerId: string }): Promise<{ nonce: string }>;
    teardown(): Promise<void>;
  }

  export function create(options: { client: Client }): Promise<PayPalCheckout>;
}
