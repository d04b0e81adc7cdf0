import type { IconName } from "../icon/index.ts";

/** A country whose numbers the field takes. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** What the country is called. */
  name: string;
  /** Without the plus. */
  callingCode: string;
  /** Its flag among the icons. */
  flag: IconName;
}

/** The countries the shop sells to. */
export const phoneCountries: readonly PhoneCountry[] = [
  { code: "NZ", name: "New Zealand", callingCode: "64", flag: "flag-nz" },
  { code: "AU", name: "Australia", callingCode: "61", flag: "flag-au" },
];
