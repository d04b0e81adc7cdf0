import type { FieldProblem } from "./field-problem.ts";

export type PasswordRepeatProblemCode = "empty" | "different";

/** The repeated password must match, to the last space (FORM-20). */
export function passwordRepeatProblem(value: string, password: string): FieldProblem<PasswordRepeatProblemCode> | null {
  if (value === "") return { code: "empty" };
  return value === password ? null : { code: "different" };
}
