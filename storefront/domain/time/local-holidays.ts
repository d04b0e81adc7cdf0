import { addDays, type CalendarDate, isoDate, weekday } from "./calendar.ts";
import { anzacInSydney, easterSunday, publicHolidays } from "./public-holidays.ts";

/** A holiday that comes once a year. */
type Holiday = (year: number) => CalendarDate;

/** The first such day of the week from a date on, and so many days later. */
const first =
  (on: number, month: number, day = 1, later = 0): Holiday =>
  (year) => {
    const date = { year, month, day };
    return addDays(date, ((on + 7 - weekday(date)) % 7) + later);
  };
const mondayOf = (month: number, nth: number): Holiday => first(1, month, 1, 7 * (nth - 1));
/** The Monday that is nearest to a date: the first one from three days before it on. */
const mondayNear =
  (month: number, day: number): Holiday =>
  (year) => {
    const { month: from, day: on, year: of } = addDays({ year, month, day }, -3);
    return first(1, from, on)(of);
  };
const easter =
  (days: number): Holiday =>
  (year) =>
    addDays(easterSunday(year), days);
const afterLabourDay = (days: number): Holiday => first(1, 10, 22, days);

/** Keeps out of the way of Easter Monday. */
const otago: Holiday = (year) => {
  const near = mondayNear(3, 23)(year);
  return isoDate(near) === isoDate(easter(1)(year)) ? addDays(near, 1) : near;
};

/**
 * The anniversary days of New Zealand's provinces, by their postcodes: the first one that fits. Buller keeps Nelson's, Ashburton
 * Canterbury's and Oamaru Otago's.
 */
const provinces: readonly (readonly [postcodes: RegExp, anniversary: Holiday])[] = [
  // Auckland, with Northland, Waikato, Taupō, the Bay of Plenty and Gisborne.
  [/^(?:[0-3]|40)/, mondayNear(1, 29)],
  // Hawke's Bay
  [/^4[12]/, afterLabourDay(-3)],
  // Taranaki
  [/^4(?:3|6[178])/, mondayOf(3, 2)],
  // Wellington, with Manawatū, Whanganui and Wairarapa.
  [/^[4-6]/, mondayNear(1, 22)],
  // Nelson
  [/^7(?:[01]|8[239])/, mondayNear(2, 1)],
  // Marlborough
  [/^72/, afterLabourDay(7)],
  // Westland
  [/^78/, mondayNear(12, 1)],
  // South Canterbury
  [/^79/, mondayOf(9, 4)],
  // The Chatham Islands
  [/^89/, mondayNear(11, 30)],
  // Canterbury
  [/^[78]/, first(2, 11, 1, 10)],
  // Southland
  [/^9[6-8]/, easter(2)],
  [/^9/, otago],
];

const kingsBirthday = mondayOf(6, 2);
const lateLabourDay = mondayOf(10, 1);
const autumnMonday = mondayOf(3, 2);
/** The Monday after Anzac Day where that is on one of these days of the week, otherwise the day itself. */
const anzacMonday =
  (...moved: readonly number[]): Holiday =>
  (year) => {
    const day = { year, month: 4, day: 25 };
    return moved.includes(weekday(day)) ? first(1, 4, 25)(year) : day;
  };
const afterSunday = anzacMonday(0);
const afterWeekend = anzacMonday(0, 6);
/** What each of Australia's states keeps of its own. */
const states: Readonly<Record<string, readonly Holiday[]>> = {
  NSW: [kingsBirthday, lateLabourDay, easter(-1), anzacInSydney],
  ACT: [kingsBirthday, lateLabourDay, easter(-1), autumnMonday, first(1, 5, 27), afterWeekend],
  VIC: [kingsBirthday, autumnMonday, easter(-1), first(2, 11)],
  QLD: [lateLabourDay, mondayOf(5, 1), easter(-1), afterSunday],
  SA: [kingsBirthday, lateLabourDay, easter(-1), autumnMonday, afterSunday],
  // The King's birthday is the last Monday of September.
  WA: [first(1, 9, 24), mondayOf(3, 1), mondayOf(6, 1), afterWeekend],
  TAS: [kingsBirthday, autumnMonday],
  NT: [kingsBirthday, mondayOf(5, 1), easter(-1), mondayOf(8, 1), afterSunday],
};
/** Kept by New South Wales and not by all of Australia. */
const ownToSydney = [kingsBirthday, lateLabourDay, anzacInSydney];

/** Where a holiday may be kept that is not the whole country's. */
export interface HolidayPlace {
  readonly country: "NZ" | "AU";
  /** In Australia a state's short name. */
  readonly region: string;
  readonly postcode: string;
}

function ownHolidays({ country, region, postcode }: HolidayPlace): readonly Holiday[] {
  if (country === "AU") return states[region.toUpperCase()] ?? ownToSydney;
  const province = provinces.find(([postcodes]) => postcodes.test(postcode));
  return province ? [province[1]] : [];
}

/** Holidays that stay what they are on a weekend, though a working day is kept as well. */
const fixed = { NZ: ["01-01", "01-02", "02-06", "12-26"], AU: ["01-01", "04-25", "12-26"] } as const;

/**
 * Public holidays where a store is, as ISO dates, both the days themselves and those kept for them when they fall on a weekend. A
 * place that is not known has the country's, and in Australia Sydney's.
 */
export function localHolidays(place: HolidayPlace, year: number): ReadonlySet<string> {
  const days = new Set(publicHolidays(place.country === "NZ" ? "nz" : "au", year));
  if (place.country === "AU") for (const holiday of ownToSydney) days.delete(isoDate(holiday(year)));
  for (const day of fixed[place.country]) days.add(`${year}-${day}`);
  for (const holiday of ownHolidays(place)) days.add(isoDate(holiday(year)));
  return days;
}
