/** The two countries the shop sells in, by their path segment (`/nz`, `/au`). */
export const countryCodes = ["nz", "au"] as const;
export type CountryCode = (typeof countryCodes)[number];
export type CurrencyCode = "NZD" | "AUD";

/** What the rules need to know of a country (CTRY-03, CONF-01 to CONF-03). */
export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  readonly baseUrl: `/${CountryCode}`;
  readonly currency: { readonly code: CurrencyCode };
  readonly locale: "en-NZ" | "en-AU";
  readonly timeZone: "Pacific/Auckland" | "Australia/Sydney";
  /** Sales tax (GST) as a fraction of the price before tax: 0.15 in New Zealand, 0.10 in Australia. */
  readonly taxRate: number;
  /** Cents of merchandise from which express delivery is free. */
  readonly freeExpressDeliveryFrom: number;
  readonly callingCode: "64" | "61";
  /** Number of the shop's support in this country, as it is written there, its groups held together on one line. Free to call. */
  readonly supportPhone: string;
}

/** The link that calls a number which is written with spaces. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, "")}`;

export const countries: Readonly<Record<CountryCode, Country>> = {
  nz: {
    code: "nz",
    name: "New Zealand",
    baseUrl: "/nz",
    currency: { code: "NZD" },
    locale: "en-NZ",
    timeZone: "Pacific/Auckland",
    taxRate: 0.15,
    freeExpressDeliveryFrom: 15000,
    callingCode: "64",
    supportPhone: "0800\u00a0873\u00a0233",
  },
  au: {
    code: "au",
    name: "Australia",
    baseUrl: "/au",
    currency: { code: "AUD" },
    locale: "en-AU",
    timeZone: "Australia/Sydney",
    taxRate: 0.1,
    freeExpressDeliveryFrom: 18000,
    callingCode: "61",
    supportPhone: "1800\u00a0873\u00a0233",
  },
};

/** True for `nz` and `au` only; narrows untrusted path segments. */
export function isCountryCode(value: unknown): value is CountryCode {
  return value === "nz" || value === "au";
}
