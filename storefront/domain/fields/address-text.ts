import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";
import { plainPunctuation } from "./plain-punctuation.ts";

export type AddressTextProblemCode = "empty" | "tooLong" | "tooManyBytes" | "invalidCharacters";

/** Digits, letters with their marks, and `.` `,` `'` `/` `-` space (FORM-45); apostrophes and hyphens are of any kind. */
const pattern = /^[\p{L}\p{M}0-9.,'/ -]+$/u;

/** The rule that street1, street2, suburb and company share (FORM-46); each field's own file gives its limits. */
export function addressTextProblem(
  value: string,
  { required, max }: { readonly required: boolean; readonly max: number },
): FieldProblem<AddressTextProblemCode> | null {
  const text = cleanText(value);
  if (text === "") return required ? { code: "empty" } : null;
  if (isLongerThan(text, max)) return { code: "tooLong", n: max };
  if (!pattern.test(plainPunctuation(text))) return { code: "invalidCharacters" };
  return byteLength(text) > 4 * max ? { code: "tooManyBytes", n: 4 * max } : null;
}

/** A line that was written elsewhere, of what the rule takes: `#4` is `No. 4`, `&` is `and`, and other signs become spaces. */
export function addressText(value: string): string {
  const written = value.replaceAll(/[#№]/g, " No. ").replaceAll("&", " and ");
  return cleanText(Array.from(written, (sign) => (pattern.test(plainPunctuation(sign)) ? sign : " ")).join(""));
}
