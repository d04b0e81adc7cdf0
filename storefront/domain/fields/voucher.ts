import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export type VoucherCodeProblemCode = "empty" | "invalid";
export type VoucherPinProblemCode = "empty" | "invalid";

/** Without the spaces and hyphens that a card is printed with, in upper case. */
export function normaliseVoucherCode(value: string): string {
  return cleanText(value).replace(/[\s-]/g, "").toUpperCase();
}

/** Without spaces. */
export function normaliseVoucherPin(value: string): string {
  return cleanText(value).replace(/\s/g, "");
}

/** The code of a gift card: required, 10 to 19 letters or digits (FORM-52, FORM-54). */
export function voucherCodeProblem(value: string): FieldProblem<VoucherCodeProblemCode> | null {
  const code = normaliseVoucherCode(value);
  if (code === "") return { code: "empty" };
  return /^[A-Z0-9]{10,19}$/.test(code) ? null : { code: "invalid" };
}

/** The PIN of a gift card: required, 4 to 8 digits (FORM-53, FORM-54). */
export function voucherPinProblem(value: string): FieldProblem<VoucherPinProblemCode> | null {
  const pin = normaliseVoucherPin(value);
  if (pin === "") return { code: "empty" };
  return /^[0-9]{4,8}$/.test(pin) ? null : { code: "invalid" };
}
