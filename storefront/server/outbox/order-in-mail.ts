import type { AddressInput } from "#contract/checkout.ts";
import type { Order } from "#contract/orders.ts";
import { addressLines } from "#domain/checkout/address-lines.ts";
import { courierWords } from "#domain/checkout/courier-words.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { sizeAfterName } from "#domain/product/size-chart.ts";
import { collectByWords } from "#domain/stores/collect-by.ts";
import type { OrderDraft } from "../database/schema/order-draft.ts";
import { type MailItem, shopAddress } from "./mail-dress.ts";

type Line = Pick<Order["items"][number], "image" | "brand" | "name" | "colourName" | "size">;

/** So many of a line of an order, as a mail shows it. */
export function orderItem({ quantity, image, brand, name, colourName, size }: Line & { readonly quantity: number }): MailItem {
  const detail = [colourName, sizeAfterName(size)].filter(Boolean).join(", ");
  return { image, what: `${quantity} × ${brand} ${name}`, detail };
}

/** Until when an order that waits in its store is kept, and what to bring. */
export function collectLine(country: CountryCode, { collectBy }: NonNullable<Order["shipping"]["pickup"]>): string {
  return `Pick it up by ${collectByWords(collectBy, countries[country].locale)}. Bring this mail and photo ID.`;
}

/** A day as mails write it: `26 February 2027`. */
export function mailDate(country: CountryCode, at: Date): string {
  const { locale, timeZone } = countries[country];
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(at);
}

/**
 * Where an order goes, then what its courier has been told, or when the store that it is picked up from is open and how to reach it: a
 * paragraph each, a line each.
 */
export function placeLines({ shippingAddress, shipping }: Pick<OrderDraft, "shippingAddress" | "shipping">): string[][] {
  const { pickup, storeHours = [] } = shipping;
  const more = pickup ? [...storeHours, `Call the store on ${pickup.phone}`] : courierWords(shipping);
  return [labelLines(shippingAddress), ...(more.length > 0 ? [more] : [])];
}

/** An address as the label of a parcel has it: who it is for, then where it goes, a line each. */
export function labelLines(address: AddressInput): string[] {
  return [address.contactName, ...addressLines(address)].filter((line) => line !== "");
}

/**
 * What opens an order from a mail: at once in the browser of who is signed in with its account, and by the e-mail address anywhere
 * else. A mail is passed on more easily than an address is, so that it opens nothing by itself.
 */
export function orderLink(country: CountryCode, orderNumber: string): { readonly label: string; readonly address: string } {
  return { label: "See your order", address: shopAddress(country, `/orders/${orderNumber}`) };
}
