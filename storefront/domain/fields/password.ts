import { isCommonPassword } from "./common-password.ts";
import type { FieldProblem } from "./field-problem.ts";

export const passwordMin = 8;
export const passwordMax = 256;
export type PasswordProblemCode =
  | "empty"
  | "spaceAtEdge"
  | "tooShort"
  | "tooLong"
  | "lowerCaseMissing"
  | "upperCaseMissing"
  | "numberMissing"
  | "specialMissing"
  | "common";

/**
 * The rules shown beside the field, each true once it is met (FORM-13 to FORM-18, FORM-77): any printable
 * ASCII punctuation is special. Letters and digits are those of ASCII, as hosted user pools ask.
 */
export const passwordRules = {
  length: (value: string) => [...value].length >= passwordMin,
  lowerCase: (value: string) => /[a-z]/.test(value),
  upperCase: (value: string) => /[A-Z]/.test(value),
  number: (value: string) => /[0-9]/.test(value),
  special: (value: string) => /[!-/:-@[-`{-~]/.test(value),
} as const;

/** A new password. It is never trimmed: a space at either end is refused instead (FORM-19, FORM-21). */
export function passwordProblem(value: string): FieldProblem<PasswordProblemCode> | null {
  if (value === "") return { code: "empty" };
  if (value.startsWith(" ") || value.endsWith(" ")) return { code: "spaceAtEdge" };
  if (!passwordRules.length(value)) return { code: "tooShort", n: passwordMin };
  if ([...value].length > passwordMax) return { code: "tooLong", n: passwordMax };
  if (!passwordRules.lowerCase(value)) return { code: "lowerCaseMissing" };
  if (!passwordRules.upperCase(value)) return { code: "upperCaseMissing" };
  if (!passwordRules.number(value)) return { code: "numberMissing" };
  if (!passwordRules.special(value)) return { code: "specialMissing" };
  return isCommonPassword(value) ? { code: "common" } : null;
}
