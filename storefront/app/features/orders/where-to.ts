import { addressLines } from "#domain/checkout/address-lines.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import type { Order } from "./orders-api.ts";

/** Where an order goes, a line each: an address, or an e-mail address where nothing of it is carried anywhere. */
export function whereTo({ shipping, shippingAddress, contact }: Order): string[] {
  if (shipping.methodCode === byEmail) return [contact.email];
  return [shippingAddress.contactName, ...addressLines(shippingAddress)];
}
