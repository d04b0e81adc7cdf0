import { type AddressTextProblemCode, addressTextProblem } from "./address-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const companyMax = 50;

/** Company: optional, at most 50 (FORM-40). */
export function companyProblem(value: string | undefined): FieldProblem<AddressTextProblemCode> | null {
  return addressTextProblem(value ?? "", { required: false, max: companyMax });
}
