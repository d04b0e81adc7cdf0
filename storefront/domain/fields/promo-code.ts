import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export type PromoCodeProblemCode = "empty" | "invalid";

/** Trimmed, without what cannot be seen, as a code copied from a mail may have it, and in upper case (PROMO-05, FORM-64). */
export function normalisePromoCode(value: string): string {
  return cleanText(value).toUpperCase();
}

/** A promo code is 3 to 32 of A–Z, 0–9, `-` and `_` once normalised (PROMO-05). */
export function promoCodeProblem(value: string): FieldProblem<PromoCodeProblemCode> | null {
  const code = normalisePromoCode(value);
  if (code === "") return { code: "empty" };
  return /^[A-Z0-9_-]{3,32}$/.test(code) ? null : { code: "invalid" };
}
