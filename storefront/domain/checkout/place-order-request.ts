import type { Wallet } from "../payments/wallet.ts";
import { type Address, isFullAddress, postalAddress } from "./address.ts";
import {
  type RequestableCart,
  type RequestedCart,
  type RequestedShipping,
  requestedCart,
  requestedShipping,
  shippingAddress,
} from "./checkout-request.ts";
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

/** What points pay, by the quote that they were offered in (PAY-13). */
export interface PointsPayment {
  /** Cents: just what the quote is for. */
  readonly amount: number;
  readonly quoteRef: string;
  readonly memberId: string;
}

/** What a wallet's sheet was approved for. */
export interface WalletPayment {
  readonly wallet: Wallet;
  /** Cents. */
  readonly amount: number;
  readonly token: string;
}

/** A checkout in instalments that the shopper approved (PAY-11). */
export interface InstalmentPayment {
  /** Cents. */
  readonly amount: number;
  readonly token: string;
}

/** What pays, by method. There is at most one card, wallet or checkout in instalments. */
export type PaymentMethods = {
  readonly card?: CardPayment[];
  readonly afterpay?: InstalmentPayment[];
  readonly voucher?: VoucherPayment[];
  readonly loyalty?: PointsPayment[];
} & {
  readonly [W in Wallet]?: Omit<WalletPayment, "wallet">[];
};

/** The place-order payload (PAY-16 to PAY-22). */
export interface PlaceOrderRequest {
  readonly cart: RequestedCart & {
    /** Of the account's cart; ordered once, on whichever of its devices. */
    readonly id?: string;
    readonly payment: { readonly methods: PaymentMethods };
    readonly fraudAnalytics?: { readonly token: string };
    /** Who earns points with it; who has linked the membership need not say the surname (PAY-22). */
    readonly loyalty?: { readonly memberId: string; readonly lastName?: string };
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
  cart: RequestableCart,
  state: Pick<CheckoutState, "shippingType" | "delivery" | "pickup" | "contact" | "billingAddress">,
  payment: {
    readonly card?: CardPayment;
    readonly wallet?: WalletPayment;
    readonly instalments?: InstalmentPayment;
    readonly vouchers?: readonly VoucherPayment[];
    readonly points?: PointsPayment | undefined;
    /** Who earns points with the order. */
    readonly membership?: PlaceOrderRequest["cart"]["loyalty"] | null;
    readonly fraudToken?: string | undefined;
    /** What the payment service knows of the device; goes with a card or wallet (PAY-12). */
    readonly deviceData?: string | undefined;
    readonly expectedTotal: number;
  },
): PlaceOrderRequest | null {
  const to = shippingAddress(state);
  // Nobody lives in a store: an order that is picked up is billed to an address of its own.
  const bill = state.billingAddress ?? (state.shippingType === "STORE_PICKUP" ? null : to);
  const shipping = requestedShipping(state);
  if (!to || !bill || !isFullAddress(to) || !isFullAddress(bill) || !shipping || !state.contact) return null;
  return {
    cart: {
      ...requestedCart(cart),
      payment: { methods: paymentMethods(payment) },
      ...(payment.fraudToken && { fraudAnalytics: { token: payment.fraudToken } }),
      ...(payment.membership && { loyalty: payment.membership }),
    },
    contact: { ...state.contact, phone: recipientPhone(state.contact, to.country) },
    billingAddress: { ...postalAddress(bill), type: "ENTERED" },
    shippingAddress: { ...to, type: "ENTERED" },
    shipping,
    expectedTotal: payment.expectedTotal,
  };
}

function paymentMethods({
  card,
  wallet,
  instalments,
  vouchers = [],
  points,
  deviceData,
}: {
  readonly card?: CardPayment;
  readonly wallet?: WalletPayment;
  readonly instalments?: InstalmentPayment;
  readonly vouchers?: readonly VoucherPayment[];
  readonly points?: PointsPayment | undefined;
  readonly deviceData?: string | undefined;
}): PaymentMethods {
  const device = deviceData === undefined ? {} : { deviceData };
  return {
    ...(card && { card: [{ ...card, ...device }] }),
    ...(wallet && { [wallet.wallet]: [{ amount: wallet.amount, token: wallet.token, ...device }] }),
    ...(instalments && { afterpay: [instalments] }),
    ...(vouchers.length > 0 && { voucher: [...vouchers] }),
    ...(points && { loyalty: [points] }),
  };
}
