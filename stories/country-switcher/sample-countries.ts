import type { CountryOption } from "@tread/design-system/country-switcher";

export const countries: CountryOption[] = [
  { code: "nz", name: "New Zealand", currency: "NZD", href: "/nz" },
  { code: "au", name: "Australia", currency: "AUD", href: "/au" },
];
