// Relative, not by the package's own names: the frames load these files as they are.
import { type CardBrand, cardNumberLengths, formatCardNumber, securityCodeLength } from "../../../domain/fields/card-brand.ts";
import { cardExpiryProblem } from "../../../domain/fields/card-expiry.ts";
import { cardNumberProblem } from "../../../domain/fields/card-number.ts";
import { cardSecurityCodeProblem } from "../../../domain/fields/card-security-code.ts";

/*
 * What typing in a card field adds to the domain's rules: what is half right, and how it is written while it grows.
 * Frames and vault share it.
 */

/** Whether a field is right, and whether more typing could make it right. */
export interface Validity {
  readonly isValid: boolean;
  readonly isPotentiallyValid: boolean;
}

/** A card is good while its month lasts in either shop; Sydney is the later of the two. */
const cardTimeZone = "Australia/Sydney";

/** The digits of what was typed, without spaces, dashes or anything else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Whether a card number is good, or may become so by more digits. */
export function checkNumber(text: string): Validity {
  const digits = digitsOf(text);
  const isValid = cardNumberProblem(digits) === null;
  return { isValid, isPotentiallyValid: isValid || digits.length < Math.max(...cardNumberLengths(digits)) };
}

/** The number in its brand's groups, never longer than the brand allows. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text);
  return formatCardNumber(digits.slice(0, Math.max(...cardNumberLengths(digits))));
}

/** `MM / YY` as far as it is typed. A first digit above 1 is a month of its own; four-digit years lose their century. */
export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  const [typedMonth = "", typedYear] = text.split("/");
  if (typedYear !== undefined && digitsOf(typedMonth).length === 1) digits = `0${digits}`;
  else if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  const month = digits.slice(0, 2);
  const year = /^20\d\d/.test(digits.slice(2)) ? digits.slice(4, 6) : digits.slice(2, 4);
  return digits.length > 2 ? `${month} / ${year}` : month;
}

/** `now` in milliseconds since the epoch. */
export function checkExpiry(text: string, now: number): Validity {
  const written = formatExpiry(text);
  const digits = digitsOf(written);
  const isValid = digits.length === 4 && cardExpiryProblem(written, { now, timeZone: cardTimeZone }) === null;
  const month = Number(digits.slice(0, 2));
  const monthIsPossible = digits.length < 2 || (month >= 1 && month <= 12);
  return { isValid, isPotentiallyValid: isValid || (digits.length < 4 && monthIsPossible) };
}

/** The code's length is its brand's. */
export function checkCode(text: string, brand: CardBrand | null): Validity {
  const digits = digitsOf(text);
  const isValid = cardSecurityCodeProblem(digits, brand) === null;
  return { isValid, isPotentiallyValid: isValid || digits.length < securityCodeLength(brand) };
}

/** Where the caret stands after `count` digits of a written text. */
export function caretAfter(written: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < written.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(written.charAt(index))) seen += 1;
  }
  return written.length;
}
