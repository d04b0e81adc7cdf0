import { shortDate } from "../checkout/delivery-promise.ts";
import { isoDate } from "../time/calendar.ts";
import { collectBy } from "./collect-by.ts";
import { comingHolidays, type OpenStore, weekOf } from "./opening-hours.ts";

/**
 * When an order that is placed now can be picked up, a line each: the store's usual week, 'Thu, Fri: 9 am to 8 pm', then the public
 * holidays on which it is kept there, 'Fri 25 Dec: Closed'.
 * @param now milliseconds since the epoch
 */
export function pickupHours(store: OpenStore, now: number): string[] {
  const lastDay = collectBy(store, now);
  const holidays = comingHolidays(store, now).filter(({ date }) => isoDate(date) <= lastDay);
  return [
    ...weekOf(store, now).map(({ days, times }) => `${days}: ${times}`),
    ...holidays.map(({ date, times }) => `${shortDate(date)}: ${times}`),
  ];
}
