import type { FieldProblem } from "./field-problem.ts";

export type VoucherFieldProblemCode = "empty" | "invalid";

const formatted = (value: string, pattern: RegExp): FieldProblem<VoucherFieldProblemCode> | null => {
  if (value === "") return { code: "empty" };
  return pattern.test(value) ? null : { code: "invalid" };
};

/** A gift card code without spaces and dashes, in upper case. */
export function normaliseVoucherCode(value: string): string {
  return value.replace(/[\s-]/g, "").toUpperCase();
}

/** Gift card code: required, 10 to 19 letters or digits (cart and checkout §5; FORM-52; DECISIONS FORM-54). */
export function voucherCodeProblem(value: string): FieldProblem<VoucherFieldProblemCode> | null {
  return formatted(normaliseVoucherCode(value), /^[A-Z0-9]{10,19}$/);
}

/** Gift card PIN: required, 4 to 8 digits (FORM-53; DECISIONS FORM-54). */
export function voucherPinProblem(value: string): FieldProblem<VoucherFieldProblemCode> | null {
  return formatted(value.trim(), /^[0-9]{4,8}$/);
}
