import type { Country } from "#domain/country/country.ts";
import type { Coordinates } from "#domain/stores/distance.ts";
import { comingHolidays, type OpenStore } from "#domain/stores/opening-hours.ts";

/** A route there, on a map elsewhere. */
export function directionsTo({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/**
 * The hours of public holidays that are near, a line each: 'Fri 25 Dec: Closed'.
 * @param now milliseconds since the epoch
 */
export function holidayLines(store: OpenStore, now: number, { locale }: Pick<Country, "locale">): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return comingHolidays(store, now).map(({ date: { year, month, day }, times }) => {
    const parts = format.formatToParts(Date.UTC(year, month - 1, day));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
    return `${part("weekday")} ${part("day")} ${part("month")}: ${times}`;
  });
}
