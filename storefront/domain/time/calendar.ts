/** A date on the wall calendar, without a zone. `month` is 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The date and time of day that clocks show in a zone.
 * @param now milliseconds since the epoch
 * @throws RangeError for an unknown zone or an impossible moment
 */
export function calendarIn(timeZone: string, now: number): CalendarDate & { readonly hour: number; readonly minute: number } {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    const two = "2-digit";
    formatter = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: two,
      day: two,
      hour: two,
      minute: two,
      hourCycle: "h23",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = Object.fromEntries(formatter.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year!, month: parts.month!, day: parts.day!, hour: parts.hour!, minute: parts.minute! };
}

const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);

/** The date that many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(utc(date) + days * 86_400_000);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(utc(date)).getUTCDay();
}

/** `YYYY-MM-DD`; such strings compare as dates do. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The date in a `YYYY-MM-DD`, or null when it is not one or no such day exists. */
export function parseIsoDate(value: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return null;
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return date.year >= 100 && isoDate(addDays(date, 0)) === value ? date : null;
}
