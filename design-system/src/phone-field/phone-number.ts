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

/** A New Zealand landline as far as it has been typed, in its groups `09 308 0000`. */
const landline = /^(0[34679])(\d{0,3})(\d{0,4})$/;

/**
 * A national number in groups. The plans know New Zealand's landlines only in the ranges that are given out, and would write the
 * rest as they write mobiles.
 */
function grouped(typed: string, country: string): string | null {
  const parts = country === "NZ" ? landline.exec(typed.replace(/\D/g, "")) : null;
  return parts && !typed.includes("+") ? parts.slice(1).filter(Boolean).join(" ") : null;
}

/**
 * Fetches the numbering plans: some 35 kB compressed, asked for when a phone field is first used, never with the page.
 * A failed download rejects and is tried again by the next call.
 */
export async function loadNumberingPlans(): Promise<NumberingPlans> {
  if (plans) return plans;
  const { parsePhoneNumberFromString: parse, AsYouType } = await import("libphonenumber-js/min");
  const loaded = {
    parse,
    group: (typed: string, country: CountryCode) => grouped(typed, country) ?? new AsYouType(country).input(typed),
  };
  plans = loaded;
  return loaded;
}

/** Reads a phone number as one of the country, unless it starts with `+` or the country's way of dialling abroad. */
export async function readPhoneNumber(typed: string, country: string): Promise<PhoneNumberReading> {
  const { parse } = await loadNumberingPlans();
  const number = parse(typed, country as CountryCode);
  if (!number?.isValid()) return { valid: false, country: number?.country, e164: "", national: typed };
  const national = grouped(`0${number.nationalNumber}`, number.country ?? "") ?? number.formatNational();
  return { valid: true, country: number.country, e164: number.number, national };
}

/** Groups a number that is still being typed the way the country writes it. As typed while the plans are on their way. */
export function groupDigits(typed: string, country: string): string {
  return plans ? plans.group(typed, country as CountryCode) : typed;
}
