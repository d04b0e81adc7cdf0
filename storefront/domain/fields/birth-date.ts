import { parseIsoDate } from "../time/calendar.ts";
import type { FieldProblem } from "./field-problem.ts";

export type BirthDateProblemCode = "invalid" | "notPast";

/** Nobody who shops was born before. */
const earliest = "1900-01-01";

/**
 * Birth date: blank, or an existing day earlier than today, of somebody who can be alive (FORM-22).
 * @param value `YYYY-MM-DD`
 * @param today the shop's date, `YYYY-MM-DD`
 */
export function birthDateProblem(value: string, today: string): FieldProblem<BirthDateProblemCode> | null {
  const date = value.trim();
  if (date === "") return null;
  if (!parseIsoDate(date) || date < earliest) return { code: "invalid" };
  return date < today ? null : { code: "notPast" };
}
