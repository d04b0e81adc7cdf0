import type { Country } from "#domain/country/country.ts";

/**
 * When something happened to an order, in parts short enough for a quarter of the narrowest phone: `19 Nov` and `2:14 pm`. In
 * another year that is said instead of the time: `19 Nov 2025`.
 * @param placedAt ISO 8601
 * @param now milliseconds since the epoch
 */
export function placedMoment(
  placedAt: string,
  now: number,
  { locale, timeZone }: Pick<Country, "locale" | "timeZone">,
): readonly string[] {
  const at = new Date(placedAt);
  const write = (options: Intl.DateTimeFormatOptions, when: Date | number = at) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(when);
  const isThisYear = write({ year: "numeric" }) === write({ year: "numeric" }, now);
  return isThisYear
    ? [write({ day: "numeric", month: "short" }), write({ timeStyle: "short" })]
    : [write({ dateStyle: "medium" })];
}
