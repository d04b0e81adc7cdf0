import { type CalendarDate, calendarIn } from "./calendar.ts";

/** How far the clocks of a zone are ahead of UTC, in milliseconds. `now` in whole minutes. */
export function clocksAhead(timeZone: string, now: number): number {
  const { year, month, day, hour, minute } = calendarIn(timeZone, now);
  return Date.UTC(year, month - 1, day, hour, minute) - now;
}

/** When a day begins in a zone whose clocks never change at midnight, in milliseconds since the epoch. */
export function startOfDay(timeZone: string, { year, month, day }: CalendarDate): number {
  const onTheClock = Date.UTC(year, month - 1, day);
  // The clocks may change between the moment that reads so in UTC and the one that does in the zone.
  const near = onTheClock - clocksAhead(timeZone, onTheClock);
  return onTheClock - clocksAhead(timeZone, near);
}
