import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { localStorageOrMemory } from "./storage.ts";

const kinds = ["recently-viewed", "recent-searches", "offline-products"] as const;

/** Where this browser keeps what its shopper looked at or searched for in a country. */
export const browsingKey = (kind: (typeof kinds)[number], country: CountryCode): string => `${kind}:${country}`;

/** Forgets all of it, in every country. */
export function forgetBrowsing(): void {
  for (const country of countryCodes) for (const kind of kinds) localStorageOrMemory.removeItem(browsingKey(kind, country));
}
