/** What the shop uses of a part of the package that its published types leave out. */
declare module "braintree-web/paypal-checkout-v6" {
  import type { Client } from "braintree-web/client";

  interface PayPalSession {
    start(): Promise<void>;
  }

  interface Money {
    currency: string;
    /** Dollars with two decimals. */
    value: string;
  }

  /** What is to be paid, in dollars with two decimals, and the deliveries of which one is chosen. */
  export interface PayPalPricing {
    amount: string;
    amountBreakdown?: { itemTotal: string; shipping: string };
    shippingOptions?: { id: string; label: string; type: "SHIPPING"; selected: boolean; amount: Money }[];
  }

  /** Sentences of PayPal's own; thrown as the message of an error they are shown in its window. */
  type Errors<Name extends string> = Readonly<Record<Name, string>>;

  export interface PayPalSessionOptions extends PayPalPricing {
    currency: string;
    intent: "authorize";
    userAction: "pay_now";
    enableShippingAddress?: boolean;
    onShippingAddressChange?(change: {
      errors: Errors<"ADDRESS_ERROR" | "COUNTRY_ERROR">;
      orderId: string;
      shippingAddress: { city?: string; state?: string; postalCode?: string; countryCode: string };
    }): Promise<void>;
    onShippingOptionsChange?(change: {
      errors: Errors<"METHOD_UNAVAILABLE">;
      orderId: string;
      selectedShippingOption: { id: string };
    }): Promise<void>;
    onApprove(approval: { orderId: string; payerId: string }): Promise<void>;
    onCancel(): void;
    onError(error: unknown): void;
  }

  interface PayPalTokenised {
    nonce: string;
    details: {
      email?: string;
      firstName?: string;
      lastName?: string;
      phone?: string;
      shippingAddress?: {
        recipientName?: string;
        line1?: string;
        line2?: string;
        city?: string;
        state?: string;
        postalCode?: string;
        countryCode?: string;
      };
    };
    shippingOptionId?: string;
  }

  export interface PayPalCheckout {
    loadPayPalSDK(): Promise<PayPalCheckout>;
    createOneTimePaymentSession(options: PayPalSessionOptions): PayPalSession;
    /** @param change the payment by the id of its order; currency as it was begun */
    updatePayment(change: PayPalPricing & { paymentId: string; currency: string }): Promise<unknown>;
    tokenizePayment(approval: { orderId: string; payerId: string }): Promise<PayPalTokenised>;
    teardown(): Promise<void>;
  }

  export function create(options: { client: Client }): Promise<PayPalCheckout>;
}
