import type { Country } from "#domain/country/country.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: number, timeZone: string): { weekday: string; asUtc: number } {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value]));
  const number = (name: string) => Number(parts[name]);
  return {
    weekday: parts.weekday ?? "",
    asUtc: Date.UTC(number("year"), number("month") - 1, number("day"), number("hour"), number("minute"), number("second")),
  };
}

const hour = 3_600_000;

/**
 * When what is announced for release will be released: the first Friday 9 am of the country that is at least a day ahead of `now`,
 * so that a countdown is always running. Both are seconds since the epoch.
 */
export function nextRelease(country: Country, now: number): number {
  const earliest = Math.ceil((now + 86_400) / 3600) * hour;
  for (let at = earliest; at < earliest + 9 * 24 * hour; at += hour) {
    const clock = wallClock(at, country.timeZone);
    if (clock.weekday === "Fri" && new Date(clock.asUtc).getUTCHours() === 9) return at / 1000;
  }
  throw new Error(`no Friday within nine days of ${now} in ${country.timeZone}`);
}
