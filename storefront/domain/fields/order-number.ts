import { cleanText } from "./clean-text.ts";
import type { FieldProblem } from "./field-problem.ts";

export const orderNumberMax = 20;
export type OrderNumberProblemCode = "empty" | "tooLong" | "invalidCharacters";

/** An order number to look up: at most 20 of `#`, digits and letters (FORM-49, FORM-50), spaced as one reads it out. */
export function orderNumberProblem(value: string): FieldProblem<OrderNumberProblemCode> | null {
  const number = cleanText(value).replaceAll(" ", "");
  if (number === "") return { code: "empty" };
  if (number.length > orderNumberMax) return { code: "tooLong", n: orderNumberMax };
  return /^[#0-9A-Za-z]+$/.test(number) ? null : { code: "invalidCharacters" };
}
