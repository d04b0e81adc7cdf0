import type { CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

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

/** The part of the library that is used, once it is there. */
interface NumberingPlans {
  parse: typeof parsePhoneNumberFromString;
  group: (typed: string, country: CountryCode) => string;
}

let plans: NumberingPlans | undefined;

/**
 * Fetches the numbering plans: some 35 kB compressed, asked for when a phone field is first used, never with the page.
 * A failed download rejects and is tried again by the next call.
 */
export async function loadNumberingPlans(): Promise<NumberingPlans> {
  if (plans) return plans;
  const { parsePhoneNumberFromString: parse, AsYouType } = await import("libphonenumber-js/min");
  const loaded = { parse, group: (typed: string, country: CountryCode) => new AsYouType(country).input(typed) };
  plans = loaded;
  return loaded;
}

/** Reads a phone number as one of the country, unless it starts with `+` or the country's way of dialling abroad. */
export async function readPhoneNumber(typed: string, country: string): Promise<PhoneNumberReading> {
  const { parse } = await loadNumberingPlans();
  const number = parse(typed, country as CountryCode);
  if (!number?.isValid()) return { valid: false, country: number?.country, e164: "", national: typed };
  return { valid: true, country: number.country, e164: number.number, national: number.formatNational() };
}

/** Groups a number that is still being typed the way the country writes it. As typed while the plans are on their way. */
export function groupDigits(typed: string, country: string): string {
  return plans ? plans.group(typed, country as CountryCode) : typed;
}
