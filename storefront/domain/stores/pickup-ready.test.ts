import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarIn, isoDate } from "../time/calendar.ts";
import { collectBy } from "./collect-by.ts";
import { type OpenStore, openingOn } from "./opening-hours.ts";
import { handsOutOrders, pickupReady, pickupReadyWords } from "./pickup-ready.ts";

const usual = { opens: 540, closes: 1_080 };
const ponsonby: OpenStore = {
  timeZone: "Pacific/Auckland",
  hours: { week: Array(7).fill(usual), publicHolidays: null },
  address: { country: "NZ", region: "Auckland", postcode: "1011" },
};
/** A moment on Auckland's clocks in summer, 13 hours ahead. */
const at = (moment: string) => Date.parse(`${moment}+13:00`);

describe("what is picked up is ready", () => {
  test("in an hour while the store is open for longer, otherwise an hour after it opens, on a date that stays true", () => {
    const said = (moment: string) => {
      const ready = pickupReady(ponsonby, at(moment));
      return ready && [ready.inAnHour, pickupReadyWords(ready)];
    };
    expect(said("2026-11-26T05:57")).toEqual([false, "Thu 26 Nov from 10 am"]);
    expect(said("2026-11-26T09:00")).toEqual([true, "Thu 26 Nov from 10 am"]);
    expect(said("2026-11-26T13:07")).toEqual([true, "Thu 26 Nov from 2:15 pm"]);
    expect(said("2026-11-26T16:45")).toEqual([true, "Thu 26 Nov from 5:45 pm"]);
    expect(said("2026-11-26T16:46")).toEqual([false, "Fri 27 Nov from 10 am"]);
    expect(said("2026-11-26T17:00")).toEqual([false, "Fri 27 Nov from 10 am"]);
    expect(said("2026-12-24T20:00")).toEqual([false, "Sun 27 Dec from 10 am"]);
    expect(pickupReady({ ...ponsonby, hours: { week: Array(7).fill(null), publicHolidays: null } }, 0)).toBeNull();
  });

  test("when the store opens again after weeks of holidays", () => {
    const saturdays = { ...ponsonby, hours: { week: Array(7).fill(null).with(6, usual), publicHolidays: null } };
    // Boxing Day and the day after New Year's Day are Saturdays.
    const placed = at("2026-12-19T17:30");
    const ready = pickupReady(saturdays, placed);
    expect(ready && pickupReadyWords(ready)).toBe("Sat 9 Jan from 10 am");
    expect(collectBy(saturdays, placed)).toBe("2027-01-09");
  });

  test("while the store is open, and never sooner than in an hour", () => {
    const opening = fc.option(
      fc
        .record({ opens: fc.integer({ min: 0, max: 720 }), lasts: fc.integer({ min: 75, max: 719 }) })
        .map(({ opens, lasts }) => ({
          opens,
          closes: opens + lasts,
        })),
    );
    const store = fc
      .record({ week: fc.array(opening, { minLength: 7, maxLength: 7 }), publicHolidays: opening })
      .map((hours) => ({
        ...ponsonby,
        hours,
      }));
    fc.assert(
      fc.property(store, fc.integer({ min: at("2026-01-01T00:00"), max: at("2027-01-01T00:00") }), (given, now) => {
        const ready = pickupReady(given, now);
        if (!ready) return;
        const hours = openingOn(given, ready.date);
        expect(ready.minutes).toBeLessThan(hours?.closes ?? -1);
        expect(ready.minutes).toBeGreaterThanOrEqual((hours?.opens ?? 0) + 60);
        const { hour, minute, ...today } = calendarIn(given.timeZone, now);
        if (isoDate(today) === isoDate(ready.date)) expect(ready.minutes).toBeGreaterThanOrEqual(60 * hour + minute + 60);
        else expect(isoDate(ready.date) > isoDate(today)).toBe(true);
      }),
    );
  });
});

test("orders are handed out by a store that opens within a month, where it does so at all", () => {
  const now = Date.parse("2026-11-20T00:00:00Z");
  const shut = { ...ponsonby, hours: { week: Array(7).fill(null), publicHolidays: null } };
  expect(handsOutOrders({ ...ponsonby, clickAndCollect: true }, now)).toBe(true);
  expect(handsOutOrders({ ...ponsonby, clickAndCollect: false }, now)).toBe(false);
  expect(handsOutOrders({ ...shut, clickAndCollect: true }, now)).toBe(false);
});
