import { pickupConfiguration } from "../configuration/configuration.ts";
import { addDays, calendarIn, isoDate } from "../time/calendar.ts";

/**
 * The last day, as an ISO date, on which a store keeps an order that was placed now.
 * @param now milliseconds since the epoch
 */
export function collectBy({ timeZone }: { readonly timeZone: string }, now: number): string {
  return isoDate(addDays(calendarIn(timeZone, now), pickupConfiguration.keptDays));
}

/** That day in words: 'Monday 30 November'. Text that is no date stays as it is. */
export function collectByWords(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(day)
    .replace(",", "");
}
