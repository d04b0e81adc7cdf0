import { calendarIn } from "../time/calendar.ts";
import type { FieldProblem } from "./field-problem.ts";

export type CardExpiryProblemCode = "empty" | "invalid" | "expired";

/** Month 1 to 12 and the full year of `MM/YY`, `MM / YY`, `M/YY` or `MMYY`; null for anything else. */
export function parseCardExpiry(value: string): { readonly month: number; readonly year: number } | null {
  const match = /^(\d{1,2})\s*\/\s*(\d{2})$|^(\d{2})(\d{2})$/.exec(value.trim());
  if (!match) return null;
  const month = Number(match[1] ?? match[3]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(match[2] ?? match[4]) } : null;
}

/**
 * Expiry: required, MM/YY, good to the end of that month and no more than 20 years ahead (FORM-56).
 * @param context.now milliseconds since the epoch
 */
export function cardExpiryProblem(
  value: string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): FieldProblem<CardExpiryProblemCode> | null {
  if (value.trim() === "") return { code: "empty" };
  const expiry = parseCardExpiry(value);
  if (!expiry) return { code: "invalid" };
  const today = calendarIn(timeZone, now);
  const months = (expiry.year - today.year) * 12 + expiry.month - today.month;
  if (months < 0) return { code: "expired" };
  return months > 240 ? { code: "invalid" } : null;
}
