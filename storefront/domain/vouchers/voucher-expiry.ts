import { voucherConfiguration } from "../configuration/configuration.ts";
import { type CountryCode, countries } from "../country/country.ts";
import { addDays, type CalendarDate, calendarIn } from "../time/calendar.ts";
import { startOfDay } from "../time/start-of-day.ts";

/** When a gift card expires whose last day is this one where it is spent: with that day's last second, in milliseconds since the epoch. */
export function expiryAfter(country: CountryCode, lastDay: CalendarDate): number {
  return startOfDay(countries[country].timeZone, addDays(lastDay, 1)) - 1000;
}

/**
 * When a gift card expires that is issued now. Three years are the least that the law of both countries allows.
 * @param now milliseconds since the epoch
 */
export function expiryOfNew(country: CountryCode, now: number): number {
  const { year, month, day } = calendarIn(countries[country].timeZone, now);
  // Of a 29 February it is 1 March: never a day less.
  return expiryAfter(country, addDays({ year: year + voucherConfiguration.yearsGood, month, day }, 0));
}
