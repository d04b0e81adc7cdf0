import { addressLines } from "#domain/checkout/address-lines.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import type { Order } from "./orders-api.ts";

/** How an order goes and, while it is underway, when it arrives. What comes by email comes at once, so that nothing is promised of it. */
export const deliveryMethod = ({ shipping }: Pick<Order, "shipping">, underway: boolean): string =>
  underway && shipping.methodCode !== byEmail ? `${shipping.label}, ${shipping.promise}` : shipping.label;

/** Where an order goes, a line each: an address, or an e-mail address where nothing of it is carried anywhere. */
export function deliveryLines({ shipping, shippingAddress, contact }: Order): string[] {
  if (shipping.methodCode === byEmail) return [contact.email];
  return [shippingAddress.contactName, ...addressLines(shippingAddress)];
}
