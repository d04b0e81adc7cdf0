import { fallbackRecipient } from "../configuration/configuration.ts";
import type { Address } from "./address.ts";
import type { Contact } from "./checkout-state.ts";

/** The contact's phone, or the placeholder number of the country it goes to (SHIP-16, SHIP-17). */
export function recipientPhone(contact: Pick<Contact, "phone"> | null, country: Address["country"]): string {
  return contact?.phone.trim() || fallbackRecipient.phone[country];
}

/** Who collects an order: the contact, or `Name` without one (SHIP-18). */
export function pickupContactName(contact: Pick<Contact, "firstName" | "lastName"> | null): string {
  return [contact?.firstName.trim(), contact?.lastName.trim()].filter(Boolean).join(" ") || fallbackRecipient.pickupContactName;
}
