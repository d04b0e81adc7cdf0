import type { CountryCode } from "../country/country.ts";
import { addDays, type CalendarDate, isoDate, weekday } from "./calendar.ts";

/** Set by the Te Kāhui o Matariki Public Holiday Act 2022. */
const matariki: Readonly<Record<number, string>> = {
  2026: "07-10",
  2027: "06-25",
  2028: "07-14",
  2029: "07-06",
  2030: "06-21",
  2031: "07-11",
  2032: "07-02",
  2033: "06-24",
  2034: "07-07",
  2035: "06-29",
};

/** Western Easter Sunday, by the anonymous Gregorian computus. */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { year, month: Math.floor(n / 31), day: (n % 31) + 1 };
}

function nthMonday(year: number, month: number, nth: number): CalendarDate {
  const first = { year, month, day: 1 };
  return addDays(first, ((8 - weekday(first)) % 7) + 7 * (nth - 1));
}

/** On a weekend, the following Monday is kept instead. */
function monday(date: CalendarDate): CalendarDate {
  return addDays(date, [1, 0, 0, 0, 0, 0, 2][weekday(date)] ?? 0);
}

/** New South Wales keeps the Monday after Anzac Day as well where that is on a weekend, but has said so of two years alone. */
export const anzacInSydney = (year: number): CalendarDate => {
  const day = { year, month: 4, day: 25 };
  return year === 2026 || year === 2027 ? monday(day) : day;
};

/** Two holidays in a row: each one on a weekend moves by two days, so that they never meet. */
function pair(date: CalendarDate): CalendarDate[] {
  return [date, addDays(date, 1)].map((each) => addDays(each, weekday(each) % 6 === 0 ? 2 : 0));
}

/**
 * Days on which shops stay closed in both countries, as ISO dates: Good Friday, Easter Sunday, Anzac Day and Christmas Day, on
 * the day itself whatever its weekday.
 */
export function closedHolidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  return new Set([addDays(easter, -2), easter, { year, month: 4, day: 25 }, { year, month: 12, day: 25 }].map(isoDate));
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * Working days lost to public holidays, as ISO dates: New Zealand's national ones, and those of New South Wales for
 * Australia, whose shop runs on Sydney's clock. Days that fall on a weekend are given where they are kept instead.
 * Matariki is known to 2035.
 */
export function publicHolidays(country: CountryCode, year: number): ReadonlySet<string> {
  const key = `${country}${year}`;
  let holidays = known.get(key);
  if (!holidays) {
    const on = (month: number, day: number) => ({ year, month, day });
    const easter = easterSunday(year);
    const shared = [addDays(easter, -2), addDays(easter, 1), ...pair(on(12, 25))];
    const own =
      country === "nz"
        ? [...pair(on(1, 1)), monday(on(2, 6)), monday(on(4, 25)), nthMonday(year, 6, 1), nthMonday(year, 10, 4)]
        : [monday(on(1, 1)), monday(on(1, 26)), on(4, 25), anzacInSydney(year), nthMonday(year, 6, 2), nthMonday(year, 10, 1)];
    const dates = [...shared, ...own].map(isoDate);
    if (country === "nz" && matariki[year]) dates.push(`${year}-${matariki[year]}`);
    holidays = new Set(dates);
    known.set(key, holidays);
  }
  return holidays;
}
