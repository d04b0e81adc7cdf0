import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";
import { plainPunctuation } from "./plain-punctuation.ts";

export const nameMax = 20;
export const nameMaxBytes = 2 * nameMax;
export type NameProblemCode = "empty" | "tooLong" | "tooManyBytes" | "invalidCharacters";

/**
 * Unicode letters with their marks and what joins or parts two of them as some scripts write, `.`, `'`, `-` and space, apostrophes and
 * hyphens of any kind (FORM-10; FORM-12).
 */
export const hasNameCharacters = (text: string): boolean =>
  /^(?:[\p{L}\p{M}.' -]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))+$/u.test(plainPunctuation(text));

/** A first or last name: required, at most 20 characters and 40 bytes, letters and `.` `'` `-` space (FORM-08 to FORM-12). */
export function nameProblem(value: string): FieldProblem<NameProblemCode> | null {
  const name = cleanText(value);
  if (name === "") return { code: "empty" };
  if (isLongerThan(name, nameMax)) return { code: "tooLong", n: nameMax };
  if (!hasNameCharacters(name)) return { code: "invalidCharacters" };
  return byteLength(name) > nameMaxBytes ? { code: "tooManyBytes", n: nameMaxBytes } : null;
}
