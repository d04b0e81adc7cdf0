import { formConfiguration } from "../configuration/configuration.ts";
import { byteLength } from "./byte-length.ts";
import { isLongerThan } from "./character-count.ts";
import type { FieldProblem } from "./field-problem.ts";

const { emailMax } = formConfiguration;
export type EmailProblemCode = "empty" | "tooLong" | "tooManyBytes" | "invalid";

/** Characters an e-mail may not hold: white space, controls and `<>[]\,;:"` (FORM-07). */
const invalidCharacters = /[\s\p{Cc}\p{Cf}<>()[\]\\,;:"]/gu;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, "i");

/** An address as mail programs and links hand it over: `Mere <mere@example.co.nz>`, `mailto:mere@example.co.nz`. */
const handedOver = /(?:<(?:mailto:)?|^\s*mailto:)([^\s<>@:]+@[^\s<>@?]+)/i;

/** Trimmed, with invalid characters stripped (FORM-05, FORM-06); of what a mail program hands over the address alone. */
export function normaliseEmail(value: string): string {
  return (handedOver.exec(value)?.[1] ?? value).replace(invalidCharacters, "");
}

/**
 * Required, at most 250 characters and 250 UTF-8 bytes, and shaped like an e-mail (FORM-01 to
 * FORM-07). The pattern is that of the HTML standard's e-mail field, with a dot in the domain.
 */
export function emailProblem(value: string): FieldProblem<EmailProblemCode> | null {
  const email = normaliseEmail(value);
  if (email === "") return { code: "empty" };
  if (isLongerThan(email, emailMax)) return { code: "tooLong", n: emailMax };
  if (byteLength(email) > emailMax) return { code: "tooManyBytes", n: emailMax };
  return pattern.test(email) ? null : { code: "invalid" };
}
