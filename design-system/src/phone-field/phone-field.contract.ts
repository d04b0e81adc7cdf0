import type { IconName } from "../icon/index.ts";

/** A country whose numbers the field takes. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** As its shoppers read it. */
  name: string;
  /** Without the plus. */
  callingCode: string;
  /** Where there is none its code stands in. */
  flag?: IconName;
  /** The calling code is first of all another country's: Guernsey's +44. Typing the code finds that one. */
  sharesCode?: boolean;
}

/** The countries the shop sells to. */
export const phoneCountries: readonly PhoneCountry[] = [
  { code: "NZ", name: "New Zealand", callingCode: "64", flag: "flag-nz" },
  { code: "AU", name: "Australia", callingCode: "61", flag: "flag-au" },
];

/** How long a pause ends the word that is typed to find a country, in milliseconds (APG listbox). */
export const typeAheadPause = 500;
