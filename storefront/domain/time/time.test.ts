import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBusinessDays, isBusinessDay, thisOrNextBusinessDay } from "./business-days.ts";
import { addDays, calendarIn, isoDate, parseIsoDate, weekday } from "./calendar.ts";
import { localHolidays } from "./local-holidays.ts";
import { publicHolidays } from "./public-holidays.ts";

const date = (iso: string) => parseIsoDate(iso)!;
const anyDate = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((each) => date(each.toISOString().slice(0, 10)));

describe("calendar", () => {
  test("reads the clock of a zone, daylight saving included", () => {
    const now = Date.parse("2026-11-20T19:54:00Z");
    expect(calendarIn("Pacific/Auckland", now)).toEqual({ year: 2026, month: 11, day: 21, hour: 8, minute: 54 });
    expect(calendarIn("Australia/Sydney", now)).toEqual({ year: 2026, month: 11, day: 21, hour: 6, minute: 54 });
    expect(calendarIn("Pacific/Auckland", Date.parse("2026-07-01T12:00:00Z"))).toMatchObject({ day: 2, hour: 0 });
  });

  test("adding days goes there and back, and weekdays run on", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(addDays(addDays(from, days), -days)).toEqual(from);
        expect((weekday(from) + (((days % 7) + 7) % 7)) % 7).toBe(weekday(addDays(from, days)));
      }),
    );
  });

  test("takes existing days only", () => {
    expect(parseIsoDate("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
    for (const bad of ["2027-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "", "2026-01-01T00:00"]) {
      expect(parseIsoDate(bad)).toBeNull();
    }
    expect(isoDate({ year: 2026, month: 1, day: 2 })).toBe("2026-01-02");
  });
});

describe("public holidays", () => {
  test("New Zealand 2026", () => {
    expect([...publicHolidays("nz", 2026)].toSorted()).toEqual([
      "2026-01-01",
      "2026-01-02",
      "2026-02-06",
      "2026-04-03",
      "2026-04-06",
      "2026-04-27",
      "2026-06-01",
      "2026-07-10",
      "2026-10-26",
      "2026-12-25",
      "2026-12-28",
    ]);
  });

  test("New South Wales 2027", () => {
    expect([...publicHolidays("au", 2027)].toSorted()).toEqual([
      "2027-01-01",
      "2027-01-26",
      "2027-03-26",
      "2027-03-29",
      "2027-04-25",
      "2027-04-26",
      "2027-06-14",
      "2027-10-04",
      "2027-12-27",
      "2027-12-28",
    ]);
  });

  test("nothing leaves from Sydney on the Monday after an Anzac Day on a weekend, as far as that has been said", () => {
    expect(isBusinessDay(date("2026-04-27"), "au")).toBe(false);
    expect(isBusinessDay(date("2027-04-26"), "au")).toBe(false);
    expect(isBusinessDay(date("2032-04-26"), "au")).toBe(true);
  });

  test("New Year on a Sunday is kept on Tuesday, and Matariki is always a Friday", () => {
    expect(publicHolidays("nz", 2034).has("2034-01-02")).toBe(true);
    expect(publicHolidays("nz", 2034).has("2034-01-03")).toBe(true);
    const matariki = Array.from({ length: 10 }, (_, n) =>
      [...publicHolidays("nz", 2026 + n)].filter((day) => /-0[67]-/.test(day) && weekday(date(day)) === 5),
    );
    for (const days of matariki) expect(days).toHaveLength(1);
  });
});

describe("holidays where a store is", () => {
  const of = (postcode: string, year: number) => {
    const whole = localHolidays({ country: "NZ", region: "", postcode: "" }, year);
    return [...localHolidays({ country: "NZ", region: "", postcode }, year)].filter((day) => !whole.has(day)).toSorted();
  };

  test.each([
    ["Auckland", "1011", ["2027-02-01"]],
    ["Whangārei", "0110", ["2027-02-01"]],
    ["Taupō", "3330", ["2027-02-01"]],
    ["Whakatāne", "3120", ["2027-02-01"]],
    ["Gisborne", "4010", ["2027-02-01"]],
    ["Lower Hutt", "5010", ["2027-01-25"]],
    ["Masterton", "5810", ["2027-01-25"]],
    ["Palmerston North", "4410", ["2027-01-25"]],
    ["Christchurch", "8011", ["2027-11-12"]],
    ["Ashburton", "7700", ["2027-11-12"]],
    ["Timaru", "7910", ["2027-09-27"]],
    ["Oamaru", "9400", ["2027-03-22"]],
    ["Dunedin", "9016", ["2027-03-22"]],
    ["Invercargill", "9810", ["2027-03-30"]],
    ["Nelson", "7010", ["2027-02-01"]],
    ["Westport", "7825", ["2027-02-01"]],
    ["Hastings", "4122", ["2027-10-22"]],
    ["Blenheim", "7201", ["2027-11-01"]],
    ["New Plymouth", "4310", ["2027-03-08"]],
    ["Hāwera", "4610", ["2027-03-08"]],
    ["Greymouth", "7805", ["2027-11-29"]],
    ["Waitangi on the Chatham Islands", "8942", ["2027-11-29"]],
    ["Atlantis", "", []],
  ])("%s keeps its province's day", (_town, postcode, days) => {
    expect(of(postcode, 2027)).toEqual(days);
  });

  test("Canterbury's day follows the first Tuesday of November, and Otago's moves off Easter Monday", () => {
    expect(of("8011", 2033)).toEqual(["2033-11-11"]);
    expect(of("9016", 2035)).toEqual(["2035-03-27"]);
  });

  test("each of Australia's states keeps its own, and none another's", () => {
    const days = (state: string) => [...localHolidays({ country: "AU", region: state, postcode: "2000" }, 2027)].toSorted();
    expect(days("vic")).toEqual([
      "2027-01-01",
      "2027-01-26",
      "2027-03-08",
      "2027-03-26",
      "2027-03-27",
      "2027-03-29",
      "2027-04-25",
      "2027-06-14",
      "2027-11-02",
      "2027-12-26",
      "2027-12-27",
      "2027-12-28",
    ]);
    expect(days("QLD")).toEqual(expect.arrayContaining(["2027-05-03", "2027-10-04"]));
    expect(days("QLD")).not.toContain("2027-06-14");
    expect(days("WA")).toEqual(expect.arrayContaining(["2027-03-01", "2027-06-07", "2027-09-27"]));
    expect(days("WA")).not.toContain("2027-10-04");
    expect(days("ACT")).toContain("2027-05-31");
    expect(days("NT")).toContain("2027-08-02");
  });

  test("the Monday after Anzac Day is one where the state keeps it, after a Sunday or after a Saturday as well", () => {
    const keeping = (year: number, monday: string) =>
      ["NSW", "ACT", "VIC", "QLD", "SA", "WA", "TAS", "NT"].filter((region) => {
        const days = localHolidays({ country: "AU", region, postcode: "2000" }, year);
        expect(days.has(`${year}-04-25`), region).toBe(true);
        return days.has(monday);
      });
    expect(keeping(2026, "2026-04-27")).toEqual(["NSW", "ACT", "WA"]);
    expect(keeping(2027, "2027-04-26")).toEqual(["NSW", "ACT", "QLD", "SA", "WA", "NT"]);
    expect(keeping(2028, "2028-04-24")).toEqual([]);
    expect(keeping(2032, "2032-04-26")).toEqual(["ACT", "QLD", "SA", "WA", "NT"]);
  });

  test("a holiday on a weekend is one on the day as well as on the one that is kept for it; Australia Day is moved", () => {
    const inTown = localHolidays({ country: "NZ", region: "Auckland", postcode: "1011" }, 2026);
    expect(["2026-12-26", "2026-12-28"].every((day) => inTown.has(day))).toBe(true);
    const inSydney = localHolidays({ country: "AU", region: "NSW", postcode: "2000" }, 2030);
    expect(["2030-01-26", "2030-01-28"].map((day) => inSydney.has(day))).toEqual([false, true]);
  });
});

test("Easter moves as the church tables have it", () => {
  const sundays = [
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2029-04-01",
    "2030-04-21",
    "2031-04-13",
    "2032-03-28",
    "2033-04-17",
    "2034-04-09",
    "2035-03-25",
    "2038-04-25",
    "2049-04-18",
    "2076-04-19",
    "2079-04-23",
    "2100-03-28",
    "2106-04-18",
  ];
  for (const sunday of sundays) {
    const holidays = publicHolidays("au", Number(sunday.slice(0, 4)));
    expect(
      [-2, 1].map((days) => holidays.has(isoDate(addDays(date(sunday), days)))),
      sunday,
    ).toEqual([true, true]);
  }
});

test("holidays on a working day stay there, and those on a weekend move to the working days after it", () => {
  const fixed = { nz: ["01-01", "01-02", "02-06", "04-25", "12-25", "12-26"], au: ["01-01", "01-26", "12-25", "12-26"] } as const;
  for (let year = 2026; year <= 2060; year++) {
    for (const country of ["nz", "au"] as const) {
      const holidays = publicHolidays(country, year);
      for (const day of fixed[country]) {
        const on = date(`${year}-${day}`);
        if (weekday(on) % 6 !== 0) expect(holidays.has(isoDate(on)), isoDate(on)).toBe(true);
        else expect(isBusinessDay(addDays(on, weekday(on) === 6 ? 2 : 1), country), isoDate(on)).toBe(false);
      }
      const kept = [...holidays].filter((day) => country === "nz" || !day.endsWith("04-25"));
      for (const day of kept) expect(weekday(date(day)) % 6, day).not.toBe(0);
    }
    expect(weekday(date(`${year}-06-01`)) === 1).toBe(publicHolidays("nz", year).has(`${year}-06-01`));
  }
});

describe("business days", () => {
  test("skip weekends and holidays", () => {
    expect(isoDate(addBusinessDays(date("2026-04-02"), 1, "nz"))).toBe("2026-04-07");
    expect(isoDate(thisOrNextBusinessDay(date("2026-12-26"), "nz"))).toBe("2026-12-29");
    expect(isoDate(thisOrNextBusinessDay(date("2026-10-26"), "au"))).toBe("2026-10-26");
  });

  test("a later start never arrives sooner, and arrival is a business day", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 10 }), fc.constantFrom("nz", "au"), (from, days, country) => {
        const start = thisOrNextBusinessDay(from, country);
        const arrival = addBusinessDays(start, days, country);
        expect(isBusinessDay(arrival, country)).toBe(true);
        const next = addBusinessDays(thisOrNextBusinessDay(addDays(from, 1), country), days, country);
        expect(isoDate(next) >= isoDate(arrival)).toBe(true);
        let between = 0;
        for (let day = addDays(start, 1); isoDate(day) <= isoDate(arrival); day = addDays(day, 1))
          between += Number(isBusinessDay(day, country));
        expect(between).toBe(days);
      }),
    );
  });
});
