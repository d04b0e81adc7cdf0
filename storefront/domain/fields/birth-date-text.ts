import { parseIsoDate } from "../time/calendar.ts";

const two = (digits: string) => digits.padStart(2, "0");

/**
 * A birth date as people and browsers write it (`28/2/1990`, `28.02.1990`, `28 02 1990`, `28021990`, `1990-02-28`) as
 * `YYYY-MM-DD`. What cannot be read stays as it is, for the rule to refuse.
 */
export function readBirthDate(text: string): string {
  const typed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[ /.-]+(\d{1,2})[ /.-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  return day && month && year ? `${year}-${two(month)}-${two(day)}` : typed;
}

/** `1990-02-28` as the field shows it, `28 / 02 / 1990`. What is no date stays as it is. */
export function birthDateText(date: string): string {
  return parseIsoDate(date) ? date.split("-").reverse().join(" / ") : date;
}

/** What was typed, as the field shows it once it is left: a date the shop's way, all else as it is. */
export function tidyBirthDate(text: string): string {
  const date = readBirthDate(text);
  return parseIsoDate(date) ? birthDateText(date) : text;
}
