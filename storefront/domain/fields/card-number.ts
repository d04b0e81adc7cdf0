import { cardDigits, cardNumberLengths } from "./card-brand.ts";
import type { FieldProblem } from "./field-problem.ts";

export type CardNumberProblemCode = "empty" | "invalid";

/** Luhn's check, which every card number passes. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Card number: required, digits in groups or not, of its brand's length, with Luhn's check (FORM-55). */
export function cardNumberProblem(value: string): FieldProblem<CardNumberProblemCode> | null {
  const digits = cardDigits(value);
  if (digits === "") return { code: "empty" };
  const wellFormed = /^[0-9]+$/.test(digits) && cardNumberLengths(digits).includes(digits.length) && passesLuhn(digits);
  // Zeros alone satisfy Luhn.
  return wellFormed && !/^0+$/.test(digits) ? null : { code: "invalid" };
}
