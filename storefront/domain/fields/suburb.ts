import { type AddressTextProblemCode, addressTextProblem } from "./address-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const suburbMax = 50;

/** Suburb: required, at most 50 (FORM-41, FORM-42). */
export function suburbProblem(value: string): FieldProblem<AddressTextProblemCode> | null {
  return addressTextProblem(value, { required: true, max: suburbMax });
}
