import { type Address, postalAddress } from "../checkout/address.ts";
import type { ShippingType } from "../checkout/checkout-state.ts";
import { byEmail } from "../checkout/shipping-methods.ts";
import { fallbackRecipient } from "../configuration/configuration.ts";
import { isSameAddress, type SavedAddress, savedAddressesMax } from "./saved-addresses.ts";

/** What an order says of who placed it. */
interface OrderedBy {
  readonly contact: { readonly phone: string };
  readonly shippingAddress: Address;
  readonly shipping: { readonly type: ShippingType; readonly methodCode: string };
}

/** What the account of the same shopper says. */
interface KnownBy {
  readonly phone?: string | null;
  readonly addresses: readonly SavedAddress[];
}

/** What the next order would have to be told again. */
export interface WorthKeeping {
  /** Where it went; null where the account has that, is full, or nothing was sent there. */
  readonly address: Address | null;
  /** Null where the account has a number, this one or another, or none was given. */
  readonly phone: string | null;
}

/** What was typed for an order and is not in its shopper's account yet. */
export function worthKeeping({ contact, shippingAddress, shipping }: OrderedBy, { phone, addresses }: KnownBy): WorthKeeping {
  const wasSent = shipping.type === "DELIVERY" && shipping.methodCode !== byEmail;
  const isKept = addresses.some((saved) => isSameAddress(saved, postalAddress(shippingAddress)));
  const isGiven = contact.phone !== "" && contact.phone !== fallbackRecipient.phone[shippingAddress.country];
  return {
    address: wasSent && !isKept && addresses.length < savedAddressesMax ? postalAddress(shippingAddress) : null,
    phone: !phone && isGiven ? contact.phone : null,
  };
}
