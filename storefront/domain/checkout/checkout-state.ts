import type { Store } from "../stores/store.ts";
import type { Address } from "./address.ts";
import type { Promotions } from "./checkout-data.ts";

/** Who the order is for (CHK-19). */
export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly agreeToMarketing: boolean;
}

/** What an account says of who is buying. */
export type AccountContact = Pick<Contact, "email" | "firstName" | "lastName">;

/** Whether an order is sent, or picked up in a store. */
export const shippingTypes = ["DELIVERY", "STORE_PICKUP"] as const;
export type ShippingType = (typeof shippingTypes)[number];

/** How a parcel is to come. `methodCode` is null until a method is chosen. */
export interface DeliveryOptions {
  readonly methodCode: string | null;
  readonly instructions?: { readonly delivery: string };
  readonly authorityToLeave?: boolean;
}

/** An address as it was entered, or as it was chosen from those that the account keeps. */
export interface ChosenAddress extends Address {
  /** Id of the saved address that it was chosen from. */
  readonly savedId?: string;
}

/** Where a parcel is to go, and how. */
export interface DeliverySelection {
  readonly address: ChosenAddress | null;
  readonly options: DeliveryOptions;
}

/** The store where an order is picked up, as much of it as the checkout shows. */
export type PickupStore = Pick<Store, "erpStoreId" | "name" | "phone" | "address">;

/** Where an order is picked up; null until it is chosen. */
export interface PickupSelection {
  readonly options: { readonly methodCode: string | null };
  readonly store: PickupStore | null;
}

/** A gift card to spend on this order. */
export interface StoredVoucher {
  readonly code: string;
  readonly pin: string;
}

/** What points were offered to pay of this order (LOYAL-02). */
export interface LoyaltyQuote {
  readonly quoteNumber: string;
  /** Cents that it pays, no more and no less. */
  readonly currencyAmount: number;
  readonly memberNumber: string;
  /** Points that it takes. */
  readonly points: number;
  /** Seconds since the epoch. */
  readonly expires: number;
}

/** An order that this browser has placed. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly placedAt: string;
  /** What opens the order; the browser forgets it once it has been opened. */
  readonly email?: string | undefined;
  /** It is what became of an earlier try, whose answer had been lost. */
  readonly isEarlierTry?: boolean;
  /** The shopper has not been told of it yet. */
  readonly isNews?: boolean;
}

/** What checkout remembers between its steps (CHK-05). */
export interface CheckoutState {
  readonly checkoutStateVersion: 1;
  /** Null while it is the same as the delivery address. */
  readonly billingAddress: ChosenAddress | null;
  readonly contact: Contact | null;
  /** What of the account the contact has followed; what the shopper changed since stays until the account says something else. */
  readonly accountContact?: AccountContact | null;
  /** What promotion changes are measured against. */
  readonly lastCheckoutData: { readonly promotions: Promotions } | null;
  readonly placedOrder: PlacedOrder | null;
  /** Number of an order that was taken but could not be completed. */
  readonly failedOrderNumber: string | null;
  readonly shippingType: ShippingType | null;
  readonly delivery: DeliverySelection;
  readonly pickup: PickupSelection;
  readonly vouchers: readonly StoredVoucher[];
  /** Points to spend on this order. */
  readonly loyaltyQuote?: LoyaltyQuote | null;
}

export const emptyCheckoutState: CheckoutState = {
  checkoutStateVersion: 1,
  billingAddress: null,
  contact: null,
  accountContact: null,
  lastCheckoutData: null,
  placedOrder: null,
  failedOrderNumber: null,
  shippingType: null,
  delivery: { address: null, options: { methodCode: null } },
  pickup: { options: { methodCode: null }, store: null },
  vouchers: [],
  loyaltyQuote: null,
};
