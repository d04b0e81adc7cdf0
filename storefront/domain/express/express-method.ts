import type { ShippingType } from "../checkout/checkout-state.ts";
import { instalmentProvider } from "../payments/instalments.ts";
import { type Wallet, walletNames, wallets } from "../payments/wallet.ts";

/** What an order can be paid with straight from the cart: a wallet, or in instalments (EXPR-01). */
export const expressMethods = [...wallets, "afterpay"] as const;
export type ExpressMethod = Wallet | "afterpay";

/** What shoppers call each, as its maker writes it. */
export function expressName(method: ExpressMethod): string {
  return method === "afterpay" ? instalmentProvider : walletNames[method];
}

/** What each is called where payments are told apart by the way that they came. */
export const expressPaymentTypes = {
  applePay: "BRAINTREE_APPLE_PAY_EXPRESS",
  googlePay: "BRAINTREE_GOOGLE_PAY_EXPRESS",
  paypal: "BRAINTREE_PAYPAL_EXPRESS",
  afterpay: "AFTERPAY_EXPRESS",
} as const satisfies Record<ExpressMethod, string>;
export type ExpressPaymentType = (typeof expressPaymentTypes)[ExpressMethod];

const takingInstructions: ReadonlySet<ExpressPaymentType> = new Set([
  "AFTERPAY_EXPRESS",
  "BRAINTREE_APPLE_PAY_EXPRESS",
  "BRAINTREE_PAYPAL_EXPRESS",
]);

/** Whether an order that is paid so may tell the courier something (EXPR-11). */
export function takesDeliveryInstructions(type: ExpressPaymentType, shippingType: ShippingType): boolean {
  return shippingType === "DELIVERY" && takingInstructions.has(type);
}
