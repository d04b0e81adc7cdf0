import { type CardBrand, securityCodeLength } from "./card-brand.ts";
import type { FieldProblem } from "./field-problem.ts";

export type CardSecurityCodeProblemCode = "empty" | "invalid";

/** Security code: required, 4 digits for American Express and 3 for the others (FORM-57). */
export function cardSecurityCodeProblem(
  value: string,
  brand: CardBrand | null,
): FieldProblem<CardSecurityCodeProblemCode> | null {
  const code = value.trim();
  if (code === "") return { code: "empty" };
  const digits = securityCodeLength(brand);
  return /^[0-9]+$/.test(code) && code.length === digits ? null : { code: "invalid", n: digits };
}
