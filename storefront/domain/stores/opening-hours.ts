import { addDays, type CalendarDate, calendarIn, isoDate, weekday } from "../time/calendar.ts";
import { type HolidayPlace, localHolidays } from "../time/local-holidays.ts";
import { closedHolidays } from "../time/public-holidays.ts";

/** When a day's business begins and ends, in minutes after midnight. */
export interface Opening {
  readonly opens: number;
  readonly closes: number;
}

/** A store's hours; null where it stays closed. */
export interface OpeningHours {
  /** Seven of them, Sunday first. */
  readonly week: readonly (Opening | null)[];
  /** On public holidays, but for those on which every store stays closed. */
  readonly publicHolidays: Opening | null;
}

/** What is needed to say when a store is open. */
export interface OpenStore {
  readonly timeZone: string;
  readonly hours: OpeningHours;
  readonly address: HolidayPlace;
}

/** Whether a date is a public holiday, or one on which no store opens. */
function holidayOn(store: OpenStore, date: CalendarDate): "none" | "holiday" | "closed" {
  const day = isoDate(date);
  if (closedHolidays(date.year).has(day)) return "closed";
  return localHolidays(store.address, date.year).has(day) ? "holiday" : "none";
}

/** Whether a store has hours on any day. One that has none is closed for good. */
export const opensAtAll = ({ week, publicHolidays }: OpeningHours): boolean =>
  publicHolidays !== null || week.some((opening) => opening !== null);

/** A store's hours on a date, null when it stays closed. */
export function openingOn(store: OpenStore, date: CalendarDate): Opening | null {
  const holiday = holidayOn(store, date);
  if (holiday === "closed") return null;
  return (holiday === "holiday" ? store.hours.publicHolidays : store.hours.week[weekday(date)]) ?? null;
}

/** A time of day as one says it: '9 am', '5:30 pm', 'noon'. */
export function timeOfDay(minutes: number): string {
  if (minutes === 720) return "noon";
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${((hour + 11) % 12) + 1}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`} ${hour % 24 < 12 ? "am" : "pm"}`;
}

/** '9 am to 6 pm', or 'Closed'. */
const times = (opening: Opening | null): string =>
  opening ? `${timeOfDay(opening.opens)} to ${timeOfDay(opening.closes)}` : "Closed";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const shortNames = dayNames.map((name) => name.slice(0, 3));

/** Days within which a store that is not closed for good opens again: one that opens on Saturdays alone may miss three of them in a row. */
export const lookAhead = 32;
/** Days of which a weekday's name says which one is meant. */
const namedDays = 8;

/**
 * Whether a store is open, in words: 'Open until 6 pm', 'Closed. Opens 9 am tomorrow', 'Closed. Opens 10 am Saturday'.
 * @param now milliseconds since the epoch
 */
export function openState(store: OpenStore, now: number): { open: boolean; text: string } {
  const { hour, minute, ...today } = calendarIn(store.timeZone, now);
  const time = 60 * hour + minute;
  const opening = openingOn(store, today);
  if (opening && opening.opens <= time && time < opening.closes) {
    return { open: true, text: `Open until ${timeOfDay(opening.closes)}` };
  }
  if (opening && time < opening.opens) return { open: false, text: `Closed. Opens ${timeOfDay(opening.opens)} today` };
  for (let days = 1; days <= namedDays; days++) {
    const date = addDays(today, days);
    const next = openingOn(store, date);
    if (!next) continue;
    const day = days === 1 ? "tomorrow" : days < 7 ? dayNames[weekday(date)] : `${dayNames[weekday(date)]} week`;
    return { open: false, text: `Closed. Opens ${timeOfDay(next.opens)} ${day}` };
  }
  return { open: false, text: "Closed" };
}

/** Hours that days in a row share. */
export interface SharedHours {
  /** 'Mon to Wed', 'Thu, Fri', 'Weekend', 'Every day'. */
  readonly days: string;
  /** '9 am to 8 pm', 'Closed'. */
  readonly times: string;
  /** Today is among them. */
  readonly today: boolean;
}

function daysInWords(from: number, to: number): string {
  const name = (day: number) => shortNames[day % 7] ?? "";
  if (to - from === 6) return "Every day";
  if (from === 6 && to === 7) return "Weekend";
  if (to - from === 1) return `${name(from)}, ${name(to)}`;
  return from === to ? name(from) : `${name(from)} to ${name(to)}`;
}

/**
 * The usual week from Monday on, days with the same hours together.
 * @param now milliseconds since the epoch
 */
export function weekOf(store: OpenStore, now: number): SharedHours[] {
  const today = weekday(calendarIn(store.timeZone, now)) || 7;
  const groups: { from: number; to: number; times: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const shown = times(store.hours.week[day % 7] ?? null);
    const last = groups.at(-1);
    if (last?.times === shown) last.to = day;
    else groups.push({ from: day, to: day, times: shown });
  }
  return groups.map(({ from, to, times }) => ({ days: daysInWords(from, to), times, today: from <= today && today <= to }));
}

/** Days on which holiday hours are announced before they come. */
const announcedDays = 14;

/**
 * The public holidays of the next two weeks, today among them, with the hours that hold on each.
 * @param now milliseconds since the epoch
 */
export function comingHolidays(store: OpenStore, now: number): { date: CalendarDate; times: string }[] {
  const today = calendarIn(store.timeZone, now);
  return Array.from({ length: announcedDays }, (_, days) => addDays(today, days))
    .filter((date) => holidayOn(store, date) !== "none")
    .map((date) => ({ date, times: times(openingOn(store, date)) }));
}
