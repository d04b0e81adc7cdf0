import type { CountryCode } from "../country/country.ts";
import { addDays, type CalendarDate, isoDate, weekday } from "./calendar.ts";
import { publicHolidays } from "./public-holidays.ts";

/** Monday to Friday, except public holidays. */
export function isBusinessDay(date: CalendarDate, country: CountryCode): boolean {
  return weekday(date) % 6 !== 0 && !publicHolidays(country, date.year).has(isoDate(date));
}

/** The date itself if it is a business day, otherwise the next one. */
export function thisOrNextBusinessDay(date: CalendarDate, country: CountryCode): CalendarDate {
  let day = date;
  while (!isBusinessDay(day, country)) day = addDays(day, 1);
  return day;
}

/** The date that many business days after another. */
export function addBusinessDays(date: CalendarDate, days: number, country: CountryCode): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left--) day = thisOrNextBusinessDay(addDays(day, 1), country);
  return day;
}
