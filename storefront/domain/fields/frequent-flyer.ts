import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";
import { hasNameCharacters } from "./name.ts";

export const membershipNumberMin = 6;
export const membershipNumberMax = 10;
export const membershipSurnameMin = 2;
export const membershipSurnameMax = 50;
export type MembershipNumberProblemCode = "empty" | "tooLong" | "invalid";
export type MembershipSurnameProblemCode = "empty" | "tooShort" | "tooLong" | "invalidCharacters";

/** Membership number: required, 6 to 10 digits (FORM-59, FORM-61). */
export function membershipNumberProblem(value: string): FieldProblem<MembershipNumberProblemCode> | null {
  const number = value.replace(/\s/g, "");
  if (number === "") return { code: "empty" };
  if (number.length > membershipNumberMax) return { code: "tooLong", n: membershipNumberMax };
  return /^[0-9]+$/.test(number) && number.length >= membershipNumberMin ? null : { code: "invalid" };
}

/** Surname on the membership: required, 2 to 50 characters (FORM-60, FORM-61). */
export function membershipSurnameProblem(value: string): FieldProblem<MembershipSurnameProblemCode> | null {
  const surname = cleanText(value);
  if (surname === "") return { code: "empty" };
  if (!isLongerThan(surname, membershipSurnameMin - 1)) return { code: "tooShort", n: membershipSurnameMin };
  if (isLongerThan(surname, membershipSurnameMax)) return { code: "tooLong", n: membershipSurnameMax };
  return hasNameCharacters(surname) ? null : { code: "invalidCharacters" };
}
