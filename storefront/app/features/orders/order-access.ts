import type { ResponseOf } from "#contract/calls.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { sessionStorageOrMemory } from "../../platform/store/storage.ts";

/** What opens an order: a token that the shop gives to whoever knows the order's number and e-mail, for half an hour. */
export type OrderAccess = ResponseOf<"orders.lookup">;

const keyOf = (country: CountryCode) => `order-access:${country}`;

/** Keeps in this tab what opens an order. The e-mail that it was given for is not kept. */
export function keepOrderAccess(country: CountryCode, access: OrderAccess): void {
  sessionStorageOrMemory.setItem(keyOf(country), JSON.stringify(access));
}

/** What opens that order without asking again, or null. `now` in milliseconds since the epoch. */
export function readOrderAccess(country: CountryCode, orderNumber: string, now: number): OrderAccess | null {
  try {
    const { token, expiresAt, ...kept } = JSON.parse(sessionStorageOrMemory.getItem(keyOf(country)) ?? "{}") as OrderAccess;
    const opens = kept.orderNumber === orderNumber && typeof token === "string" && Date.parse(expiresAt) > now;
    return opens ? { token, expiresAt, orderNumber } : null;
  } catch {
    return null;
  }
}

/** Forgets what opens orders in this tab, in either country. */
export function forgetOrderAccess(): void {
  for (const country of countryCodes) sessionStorageOrMemory.removeItem(keyOf(country));
}
