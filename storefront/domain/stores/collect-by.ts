import { pickupConfiguration } from "../configuration/configuration.ts";
import { addDays, calendarIn, isoDate } from "../time/calendar.ts";
import { lookAhead, type OpenStore, openingOn } from "./opening-hours.ts";

/**
 * The last day, as an ISO date, on which a store hands out an order that was placed now. Who comes on the last day finds it open.
 * @param now milliseconds since the epoch
 */
export function collectBy(store: OpenStore, now: number): string {
  const last = addDays(calendarIn(store.timeZone, now), pickupConfiguration.keptDays);
  const days = Array.from({ length: lookAhead }, (_, later) => addDays(last, later));
  return isoDate(days.find((day) => openingOn(store, day)) ?? last);
}

/** That day in words: 'Monday 30 November'. Text that is no date stays as it is. */
export function collectByWords(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
    .format(day)
    .replace(",", "");
}
