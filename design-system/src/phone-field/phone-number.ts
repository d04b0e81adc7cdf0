import type { CountryCode } from "libphonenumber-js";

/** What a typed number turned out to be. */
export interface PhoneNumberReading {
  /** Whether a number like this can exist in its country. */
  valid: boolean;
  /** The number's own country, which an international prefix may make another than the chosen one. */
  country: string | undefined;
  /** E.164: `+64215550184`. Empty when not valid. */
  e164: string;
  /** As written in its country: `021 555 0184`. What was typed when not valid. */
  national: string;
}

/**
 * Reads a phone number as one of the country, unless it starts with `+`.
 *
 * The numbering plans are some 35 kB compressed and arrive with the first call, never with the page.
 */
export async function readPhoneNumber(typed: string, country: string): Promise<PhoneNumberReading> {
  const { default: parse } = await import("libphonenumber-js/min");
  const number = parse(typed, country as CountryCode);
  if (!number?.isValid()) return { valid: false, country: number?.country, e164: "", national: typed };
  return { valid: true, country: number.country, e164: number.number, national: number.formatNational() };
}
