import type { Country } from "#domain/country/country.ts";

/**
 * When an order was placed, short enough for a quarter of a phone's width: `Thu 19 Nov, 2:14 pm`, or `19 Nov 2025, 2:14 pm` in
 * another year.
 * @param placedAt ISO 8601
 * @param now milliseconds since the epoch
 */
export function placedMoment(placedAt: string, now: number, { locale, timeZone }: Pick<Country, "locale" | "timeZone">): string {
  const at = new Date(placedAt);
  const write = (options: Intl.DateTimeFormatOptions, when: Date | number = at) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(when);
  const isThisYear = write({ year: "numeric" }) === write({ year: "numeric" }, now);
  const day = isThisYear
    ? `${write({ weekday: "short" })} ${write({ day: "numeric", month: "short" })}`
    : write({ dateStyle: "medium" });
  return `${day}, ${write({ timeStyle: "short" })}`;
}
