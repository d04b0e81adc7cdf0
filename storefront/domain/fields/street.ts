import { type AddressTextProblemCode, addressTextProblem } from "./address-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const streetMax = 100;

/** First street line: required, at most 100 (FORM-34; FORM-36). */
export function street1Problem(value: string): FieldProblem<AddressTextProblemCode> | null {
  return addressTextProblem(value, { required: true, max: streetMax });
}

/** Second street line: optional, at most 100 (FORM-35; FORM-36). */
export function street2Problem(value: string | undefined): FieldProblem<AddressTextProblemCode> | null {
  return addressTextProblem(value ?? "", { required: false, max: streetMax });
}
