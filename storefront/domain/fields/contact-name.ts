import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";
import { hasNameCharacters } from "./name.ts";

export const contactNameMax = 100;
export type ContactNameProblemCode = "empty" | "tooLong" | "tooManyBytes" | "invalidCharacters";

/** The name on a parcel: required, at most 100 characters, letters and `.` `'` `-` space (FORM-37 to FORM-39). */
export function contactNameProblem(value: string): FieldProblem<ContactNameProblemCode> | null {
  const name = cleanText(value);
  if (name === "") return { code: "empty" };
  if (isLongerThan(name, contactNameMax)) return { code: "tooLong", n: contactNameMax };
  if (!hasNameCharacters(name)) return { code: "invalidCharacters" };
  return byteLength(name) > 2 * contactNameMax ? { code: "tooManyBytes", n: 2 * contactNameMax } : null;
}
