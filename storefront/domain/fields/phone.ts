import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { AddressCountry } from "../checkout/address.ts";
import type { FieldProblem } from "./field-problem.ts";

export const phoneMax = 20;
export type PhoneProblemCode = "empty" | "tooLong" | "invalid" | "notMobile";

export interface PhoneContext {
  /** The country of the selector, or the one the order is sent to (FORM-26, FORM-28). */
  readonly country: AddressCountry;
  /** True at checkout, false on the account (FORM-23, FORM-24). */
  readonly required: boolean;
  /** Sign-up wants an Australian or New Zealand mobile (FORM-27). */
  readonly mobile?: boolean;
}

// The small metadata set knows which numbers are possible but not which are mobiles.
const mobileNational = { NZ: /^2\d{7,9}$/, AU: /^4\d{8}$/ } as const;

const parse = (value: string, country: AddressCountry) =>
  parsePhoneNumberFromString(value, { defaultCountry: country, extract: false });

/**
 * A phone number of at most 20 characters that is valid in its country, which a leading `+` may name
 * (FORM-23 to FORM-28).
 */
export function phoneProblem(value: string, { country, required, mobile }: PhoneContext): FieldProblem<PhoneProblemCode> | null {
  const phone = value.trim();
  if (phone === "") return required ? { code: "empty" } : null;
  if (phone.length > phoneMax) return { code: "tooLong", n: phoneMax };
  const parsed = parse(phone, country);
  if (!parsed?.isValid()) return { code: "invalid" };
  if (!mobile) return null;
  const from = parsed.countryCallingCode === "64" ? "NZ" : parsed.countryCallingCode === "61" ? "AU" : null;
  return from && mobileNational[from].test(parsed.nationalNumber) ? null : { code: "notMobile" };
}

/** The number as it is kept and sent, such as `+64215550184`; null when it is not valid. */
export function internationalPhone(value: string, country: AddressCountry): string | null {
  const parsed = parse(value.trim(), country);
  return parsed?.isValid() ? parsed.number : null;
}
