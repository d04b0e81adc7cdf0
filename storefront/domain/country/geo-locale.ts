import { type CountryCode, isCountryCode } from "./country.ts";

/** Where a shopper was last seen to be, and whether they have said which shop they want. */
export interface GeoLocale {
  readonly country: CountryCode | null;
  readonly acknowledged: boolean;
}

export const unknownLocale: GeoLocale = { country: null, acknowledged: false };

/** How looking up where somebody is ended. */
export type GeoLookup =
  | { readonly status: "SUCCESS"; readonly country: CountryCode }
  /** Nobody knows, or it is a country that has no shop. */
  | { readonly status: "NOT_FOUND" }
  /** The page does not say it in a way that can be read. */
  | { readonly status: "ERROR" };

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The kept locale; what cannot be read counts as unknown. */
export function parseGeoLocale(text: string | null): GeoLocale {
  const kept = parse(text);
  if (!isRecord(kept)) return unknownLocale;
  return { country: isCountryCode(kept.country) ? kept.country : null, acknowledged: kept.acknowledged === true };
}

/** Where the visitor is, from the text of the page's request-data block: `{"country":"au"}`. No call is made for it. */
export function readGeoCountry(requestData: string | null): GeoLookup {
  const data = parse(requestData);
  if (!isRecord(data) || !("country" in data)) return { status: "ERROR" };
  return isCountryCode(data.country) ? { status: "SUCCESS", country: data.country } : { status: "NOT_FOUND" };
}

/** The locale after a lookup: a country that was found is kept, and whoever has moved on is asked anew. */
export function afterGeoLookup(locale: GeoLocale, lookup: GeoLookup): GeoLocale {
  if (lookup.status !== "SUCCESS") return locale;
  const { country } = lookup;
  return { country, acknowledged: locale.country === country && locale.acknowledged };
}

/** The country whose shop to offer to a shopper of another one's; null when there is nothing to ask (CTRY-10, CTRY-11). */
export function countryToOffer(locale: GeoLocale, lookup: GeoLookup, shop: CountryCode): CountryCode | null {
  if (lookup.status !== "SUCCESS" || locale.acknowledged) return null;
  return lookup.country === shop ? null : lookup.country;
}
