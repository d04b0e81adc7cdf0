import type { BuiltCart } from "../cart/build-cart.ts";
import { type Address, isFullAddress, postalAddress } from "./address.ts";
import { type RequestedShipping, requestedShipping, shippingAddress } from "./checkout-request.ts";
import type { CheckoutState, Contact } from "./checkout-state.ts";
import { recipientPhone } from "./recipient.ts";

export interface CardPayment {
  /** Cents. */
  readonly amount: number;
  readonly token: string;
  readonly deviceData?: string;
  readonly type: "immediate" | "saved";
}

export interface VoucherPayment {
  /** Cents. */
  readonly amount: number;
  readonly code: string;
  readonly pin: string;
}

/** The place-order payload (PAY-16 to PAY-22). */
export interface PlaceOrderRequest {
  readonly cart: {
    readonly items: { readonly productId: string; readonly variantId: string; readonly qty: number }[];
    readonly promoCodes: string[];
    readonly payment: { readonly methods: { readonly card?: CardPayment[]; readonly voucher?: VoucherPayment[] } };
    readonly fraudAnalytics?: { readonly token: string };
  };
  readonly contact: Contact;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly shipping: RequestedShipping;
  /** What the shopper was shown, in cents. */
  readonly expectedTotal: number;
}

/**
 * Builds the payload, or null while contact, address or shipping is incomplete. Addresses are always sent as ENTERED
 * (PAY-19), and a missing phone gets the placeholder (SHIP-16).
 */
export function placeOrderRequest(
  cart: Pick<BuiltCart, "items" | "promoCodes">,
  state: Pick<CheckoutState, "shippingType" | "delivery" | "pickup" | "contact" | "billingAddress">,
  payment: {
    readonly card?: CardPayment;
    readonly vouchers?: readonly VoucherPayment[];
    readonly fraudToken?: string;
    readonly expectedTotal: number;
  },
): PlaceOrderRequest | null {
  const to = shippingAddress(state);
  const bill = state.billingAddress ?? to;
  const shipping = requestedShipping(state);
  if (!to || !bill || !isFullAddress(to) || !isFullAddress(bill) || !shipping || !state.contact) return null;
  return {
    cart: {
      items: cart.items.map(({ productId, variantId, qty }) => ({ productId, variantId, qty })),
      promoCodes: [...cart.promoCodes],
      payment: {
        methods: {
          ...(payment.card && { card: [payment.card] }),
          ...(payment.vouchers && payment.vouchers.length > 0 && { voucher: [...payment.vouchers] }),
        },
      },
      ...(payment.fraudToken && { fraudAnalytics: { token: payment.fraudToken } }),
    },
    contact: { ...state.contact, phone: recipientPhone(state.contact, to.country) },
    billingAddress: { ...postalAddress(bill), type: "ENTERED" },
    shippingAddress: { ...to, type: "ENTERED" },
    shipping,
    expectedTotal: payment.expectedTotal,
  };
}
