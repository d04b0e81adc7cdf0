import type { Order } from "#contract/orders.ts";
import { collectByWords } from "#domain/checkout/collect-by.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";
import { sizeAfterName } from "#domain/product/size-chart.ts";
import { type MailItem, shopAddress } from "./mail-dress.ts";

type Line = Pick<Order["items"][number], "image" | "brand" | "name" | "colourName" | "size">;

/** So many of a line of an order, as a mail shows it. */
export function orderItem({ quantity, image, brand, name, colourName, size }: Line & { readonly quantity: number }): MailItem {
  return { image, what: `${quantity} × ${brand} ${name}`, detail: `${colourName}, ${sizeAfterName(size)}` };
}

/** What whoever picks up an order has to know, a line each. */
export function pickupLines(country: CountryCode, pickup: NonNullable<Order["shipping"]["pickup"]>): string[] {
  return [
    `Pick it up by ${collectByWords(pickup.collectBy, countries[country].locale)}. Bring this mail and photo ID.`,
    `${pickup.storeName}: ${pickup.phone}`,
  ];
}

/**
 * What opens an order from a mail: at once in the browser of who is signed in with its account, and by the e-mail address anywhere
 * else. A mail is passed on more easily than an address is, so that it opens nothing by itself.
 */
export function orderLink(country: CountryCode, orderNumber: string): { readonly label: string; readonly address: string } {
  return { label: "See your order", address: shopAddress(country, `/orders/${orderNumber}`) };
}
