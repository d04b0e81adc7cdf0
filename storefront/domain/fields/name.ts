import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const nameMax = 20;
export const nameMaxBytes = 2 * nameMax;
export type NameProblemCode = "empty" | "tooLong" | "tooManyBytes" | "invalidCharacters";

/** Unicode letters with their marks, `.`, straight and curly apostrophe, `-` and space (FORM-10; FORM-12). */
export const namePattern = /^[\p{L}\p{M}.'’ -]+$/u;

/** A first or last name: required, at most 20 characters and 40 bytes, letters and `.` `'` `-` space (FORM-08 to FORM-12). */
export function nameProblem(value: string): FieldProblem<NameProblemCode> | null {
  const name = cleanText(value);
  if (name === "") return { code: "empty" };
  if (isLongerThan(name, nameMax)) return { code: "tooLong", n: nameMax };
  if (!namePattern.test(name)) return { code: "invalidCharacters" };
  return byteLength(name) > nameMaxBytes ? { code: "tooManyBytes", n: nameMaxBytes } : null;
}
