import { type CountryCode, countries } from "../country/country.ts";
import { addBusinessDays, isBusinessDay, thisOrNextBusinessDay } from "../time/business-days.ts";
import { addDays, type CalendarDate, calendarIn, isoDate, weekday } from "../time/calendar.ts";

/** Business days after dispatch: earliest and latest arrival. */
export interface Transit {
  readonly from: number;
  readonly to: number;
}

/** Orders of a business day leave the same day until this hour of the shop's own clock. */
export const dispatchCutoffHour = 14;

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Tue 24 Nov`. Written out here, since month names differ between versions of ICU. */
export function shortDate(date: CalendarDate): string {
  return `${days[weekday(date)]} ${date.day} ${months[date.month - 1]}`;
}

/**
 * The day an order placed now leaves the warehouse, by the shop's time zone and business days.
 * @param now milliseconds since the epoch
 */
export function dispatchDay(country: CountryCode, now: number): CalendarDate {
  const local = calendarIn(countries[country].timeZone, now);
  const tooLate = isBusinessDay(local, country) && local.hour >= dispatchCutoffHour;
  return thisOrNextBusinessDay(tooLate ? addDays(local, 1) : addDays(local, 0), country);
}

/** First and last day an order placed now may arrive. */
export function arrivalDays(
  transit: Transit,
  country: CountryCode,
  now: number,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const dispatched = dispatchDay(country, now);
  return { from: addBusinessDays(dispatched, transit.from, country), to: addBusinessDays(dispatched, transit.to, country) };
}

/** When it arrives, in words: `Tue 24 Nov`, or `Thu 26 to Fri 27 Nov` for a range. */
export function deliveryPromise(transit: Transit, country: CountryCode, now: number): string {
  const { from, to } = arrivalDays(transit, country, now);
  if (isoDate(from) === isoDate(to)) return shortDate(to);
  const first = from.month === to.month ? `${days[weekday(from)]} ${from.day}` : shortDate(from);
  return `${first} to ${shortDate(to)}`;
}

/** The hour until which orders leave the same day, as one says it. */
const cutoffInWords = `${dispatchCutoffHour % 12 || 12} ${dispatchCutoffHour < 12 ? "am" : "pm"}`;

/**
 * When an order arrives, and until when it has to be placed for that where that is today: 'Order by 2 pm, here Wed 25 Nov', later
 * and on days on which nothing leaves 'Order now, here Thu 26 Nov'.
 * @param now milliseconds since the epoch
 */
export function deliveryEstimate(transit: Transit, country: CountryCode, now: number): string {
  const leavesToday = isoDate(dispatchDay(country, now)) === isoDate(calendarIn(countries[country].timeZone, now));
  return `Order ${leavesToday ? `by ${cutoffInWords}` : "now"}, here ${deliveryPromise(transit, country, now)}`;
}
