import { type AddressCountry, addressCountries } from "../checkout/address.ts";
import type { FieldProblem } from "./field-problem.ts";

export type AddressCountryProblemCode = "empty" | "notOffered";

/** How an address is written in a country (FORM-46). */
export interface AddressConfiguration {
  readonly postcodeDigits: number;
  /** Whether a town or city is written apart from the suburb. */
  readonly city: boolean;
  /** Null where an address has no state. */
  readonly states: readonly string[] | null;
}

const configurations: Readonly<Record<AddressCountry, AddressConfiguration>> = {
  NZ: { postcodeDigits: 4, city: true, states: null },
  AU: { postcodeDigits: 4, city: false, states: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"] },
};

/**
 * A country's address rules.
 * @throws Error `Country address config not found` (ADDR-10)
 */
export function addressConfiguration(country: string): AddressConfiguration {
  if (!Object.hasOwn(configurations, country)) throw new Error("Country address config not found");
  return configurations[country as AddressCountry];
}

/** The countries a form offers: one that delivers within a shop offers that shop's, billing offers all, the shop's own first (FORM-63). */
export function offeredCountries(purpose: "delivery" | "billing", shop: AddressCountry): readonly AddressCountry[] {
  return purpose === "billing" ? [shop, ...addressCountries.filter((country) => country !== shop)] : [shop];
}

/** Country: required, and one of those offered (FORM-33, FORM-62). */
export function addressCountryProblem(
  value: string,
  offered: readonly AddressCountry[] = addressCountries,
): FieldProblem<AddressCountryProblemCode> | null {
  if (value === "") return { code: "empty" };
  return offered.some((country) => country === value) ? null : { code: "notOffered" };
}
