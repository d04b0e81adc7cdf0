import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarIn, isoDate } from "../time/calendar.ts";
import { distanceBetween, formatDistance } from "./distance.ts";
import { checkLocality, nearCoordinates, parseNear } from "./locality-check.ts";
import { comingHolidays, type OpenStore, openingOn, openState, weekOf } from "./opening-hours.ts";
import { pickupHours } from "./pickup-hours.ts";
import { storeAddressLines } from "./store.ts";

const degrees = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
};
const somewhere = fc.record(degrees);
const hours = (opens: number, closes: number) => ({ opens: 60 * opens, closes: 60 * closes });
const late = hours(9, 20);
const usual = hours(9, 18);
const weekend = { opens: 600, closes: 1_050 };
const ponsonby: OpenStore = {
  timeZone: "Pacific/Auckland",
  hours: { week: [weekend, usual, usual, usual, late, late, weekend], publicHolidays: hours(10, 16) },
  address: { country: "NZ", region: "Auckland", postcode: "1011" },
};
/** A moment on Auckland's clocks in summer, 13 hours ahead. */
const at = (moment: string) => Date.parse(`${moment}+13:00`);

describe("distance", () => {
  test("is known between cities, to half a per cent", () => {
    const auckland = { latitude: -36.8485, longitude: 174.7633 };
    const sydney = { latitude: -33.8688, longitude: 151.2093 };
    expect(distanceBetween(auckland, sydney)).toBeCloseTo(2156, -1);
  });

  test("is the same both ways, nothing at home, and never further than the other side of the earth", () => {
    fc.assert(
      fc.property(somewhere, somewhere, (a, b) => {
        expect(distanceBetween(a, a)).toBeCloseTo(0, 6);
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6);
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });

  test("is said with as much as matters", () => {
    expect([0, 0.3, 9.94, 9.95, 9.96, 14.4, 1204.2].map((km) => formatDistance(km, "en-NZ"))).toEqual([
      "0.1 km",
      "0.3 km",
      "9.9 km",
      "10 km",
      "10 km",
      "14 km",
      "1,204 km",
    ]);
  });
});

describe("what the address asks for", () => {
  test("STORE-03 a place by name or on the globe, and nothing else", () => {
    expect(parseNear(null)).toBeNull();
    expect(parseNear(" \u200b ")).toBeNull();
    expect(parseNear("  Grey   Lynn ")).toEqual({ type: "place", text: "Grey Lynn" });
    expect(parseNear("-36.85, 174.74")).toEqual({
      type: "coordinates",
      coordinates: { latitude: -36.85, longitude: 174.74 },
    });
    expect(parseNear("-96.85,174.74")).toEqual({ type: "place", text: "-96.85,174.74" });
    expect(parseNear("-36.85,180")?.type).toBe("coordinates");
    expect(parseNear("-36.85,181")).toEqual({ type: "place", text: "-36.85,181" });
    expect(parseNear("<script>")).toEqual({ type: "place", text: "<script>" });
    expect(parseNear("x".repeat(100_000))).toEqual({ type: "place", text: "x".repeat(100) });
  });

  test("coordinates that the browser gave are read again, to about a kilometre", () => {
    fc.assert(
      fc.property(somewhere, (place) => {
        const read = parseNear(nearCoordinates(place));
        expect(read?.type).toBe("coordinates");
        if (read?.type === "coordinates") expect(distanceBetween(read.coordinates, place)).toBeLessThan(1);
      }),
    );
  });

  test("any text is read without harm", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const near = parseNear(text);
        if (near?.type === "place") expect(near.text.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("STORE-01 the locality is checked: anywhere, found or unknown", () => {
    const place = { label: "Ponsonby, Auckland 1011", coordinates: { latitude: -36.85, longitude: 174.74 } };
    const find = (text: string) => (text === "Ponsonby" ? place : undefined);
    expect(checkLocality(null, find)).toEqual({ status: "anywhere" });
    expect(checkLocality(parseNear("Ponsonby"), find)).toEqual({ status: "found", place });
    expect(checkLocality(parseNear("Atlantis"), find)).toEqual({ status: "unknown", text: "Atlantis" });
    expect(checkLocality(parseNear("-36.85,174.74"), find)).toEqual({
      status: "found",
      place: { label: "", coordinates: place.coordinates, isPosition: true },
    });
  });
});

describe("opening hours", () => {
  test("say until when, or when it opens again", () => {
    const said = (moment: string) => openState(ponsonby, at(moment)).text;
    expect(said("2026-11-23T08:59")).toBe("Closed. Opens 9 am today");
    expect(said("2026-11-23T09:00")).toBe("Open until 6 pm");
    expect(said("2026-11-26T18:30")).toBe("Open until 8 pm");
    expect(said("2026-11-23T18:00")).toBe("Closed. Opens 9 am tomorrow");
    expect(said("2026-11-28T12:00")).toBe("Open until 5:30 pm");
    const weekdays = { ...ponsonby, hours: { ...ponsonby.hours, week: [null, usual, usual, usual, usual, usual, null] } };
    expect(openState(weekdays, at("2026-11-27T19:00")).text).toBe("Closed. Opens 9 am Monday");
    expect(openState({ ...ponsonby, hours: { week: Array(7).fill(null), publicHolidays: null } }, 0)).toEqual({
      open: false,
      text: "Closed",
    });
  });

  test("are said to the minute, and noon by its name", () => {
    const said = (opens: number, closes: number, moment: string) =>
      openState({ ...ponsonby, hours: { week: Array(7).fill({ opens, closes }), publicHolidays: null } }, at(moment)).text;
    expect(said(545, 720, "2026-11-23T08:00")).toBe("Closed. Opens 9:05 am today");
    expect(said(545, 720, "2026-11-23T10:00")).toBe("Open until noon");
    expect(said(545, 750, "2026-11-23T10:00")).toBe("Open until 12:30 pm");
    expect(said(545, 1_440, "2026-11-23T10:00")).toBe("Open until 12 am");
  });

  test("of a store that opens once a week are found a week on, and past a day on which none opens", () => {
    const fridays = { ...ponsonby, hours: { week: [null, null, null, null, null, usual, null], publicHolidays: null } };
    expect(openState(fridays, at("2026-11-20T19:00")).text).toBe("Closed. Opens 9 am Friday week");
    expect(openState(fridays, at("2026-11-21T12:00")).text).toBe("Closed. Opens 9 am Friday");
    expect(openState(fridays, at("2026-04-02T12:00")).text).toBe("Closed. Opens 9 am Friday week");
  });

  test("follow the holidays of the store's own country and region", () => {
    const melbourne: OpenStore = {
      ...ponsonby,
      timeZone: "Australia/Melbourne",
      address: { country: "AU", region: "VIC", postcode: "3000" },
    };
    const australiaDay = { year: 2026, month: 1, day: 26 };
    const waitangiDay = { year: 2026, month: 2, day: 6 };
    expect(openingOn(melbourne, australiaDay)).toEqual(hours(10, 16));
    expect(openingOn(melbourne, waitangiDay)).toEqual(late);
    // The day is Auckland's anniversary as well, and no other province's.
    expect(openingOn({ ...ponsonby, address: { country: "NZ", region: "Otago", postcode: "9016" } }, australiaDay)).toEqual(
      usual,
    );
    expect(openingOn(ponsonby, australiaDay)).toEqual(hours(10, 16));
    expect(openingOn(ponsonby, waitangiDay)).toEqual(hours(10, 16));
  });

  test("are others on public holidays, and none on Christmas Day, Good Friday, Easter Sunday and Anzac Day", () => {
    expect(openState(ponsonby, at("2026-12-28T15:59")).text).toBe("Open until 4 pm");
    expect(openState(ponsonby, at("2026-12-24T20:00")).text).toBe("Closed. Opens 10 am Saturday");
    for (const [year, month, day] of [
      [2026, 12, 25],
      [2026, 4, 3],
      [2026, 4, 5],
      [2027, 4, 25],
    ] as const) {
      expect(openingOn(ponsonby, { year, month, day })).toBeNull();
    }
    expect(comingHolidays(ponsonby, at("2026-12-20T12:00")).map(({ date, times }) => `${isoDate(date)} ${times}`)).toEqual([
      "2026-12-25 Closed",
      "2026-12-26 10 am to 4 pm",
      "2026-12-28 10 am to 4 pm",
      "2027-01-01 10 am to 4 pm",
      "2027-01-02 10 am to 4 pm",
    ]);
    expect(comingHolidays(ponsonby, at("2026-11-23T12:00"))).toEqual([]);
  });

  test("an order that is picked up names the holidays on which the store keeps it", () => {
    const week = ["Mon to Wed: 9 am to 6 pm", "Thu, Fri: 9 am to 8 pm", "Weekend: 10 am to 5:30 pm"];
    expect(pickupHours(ponsonby, at("2026-12-22T12:00"))).toEqual([
      ...week,
      "Fri 25 Dec: Closed",
      "Sat 26 Dec: 10 am to 4 pm",
      "Mon 28 Dec: 10 am to 4 pm",
    ]);
    expect(pickupHours(ponsonby, at("2026-11-23T12:00"))).toEqual(week);
  });

  test("of a week stand together where they are the same", () => {
    expect(weekOf(ponsonby, at("2026-11-26T12:00"))).toEqual([
      { days: "Mon to Wed", times: "9 am to 6 pm", today: false },
      { days: "Thu, Fri", times: "9 am to 8 pm", today: true },
      { days: "Weekend", times: "10 am to 5:30 pm", today: false },
    ]);
    const daysOf = (week: OpenStore["hours"]["week"]) =>
      weekOf({ ...ponsonby, hours: { ...ponsonby.hours, week } }, 0).map(({ days }) => days);
    expect(daysOf([null, null, null, usual, usual, usual, late])).toEqual(["Mon, Tue", "Wed to Fri", "Sat", "Sun"]);
    expect(daysOf([late, usual, usual, usual, usual, late, late])).toEqual(["Mon to Thu", "Fri to Sun"]);
    const always = { ...ponsonby, hours: { ...ponsonby.hours, week: Array(7).fill(usual) } };
    expect(weekOf(always, 0)).toEqual([{ days: "Every day", times: "9 am to 6 pm", today: true }]);
  });

  test("hold at every moment: whoever is told that it is open finds today's hours around now", () => {
    fc.assert(
      fc.property(fc.integer({ min: at("2024-01-01T00:00"), max: at("2034-12-31T00:00") }), (now) => {
        const { hour, minute, ...today } = calendarIn(ponsonby.timeZone, now);
        const opening = openingOn(ponsonby, today);
        const { open, text } = openState(ponsonby, now);
        const time = 60 * hour + minute;
        expect(open).toBe(opening !== null && opening.opens <= time && time < opening.closes);
        if (!open) expect(text).toMatch(/^Closed\. Opens (9|10) am (today|tomorrow|\w+day)$/);
        expect(weekOf(ponsonby, now).filter((hours) => hours.today)).toHaveLength(1);
      }),
    );
  });
});

test("an address stands in lines, as its country writes it", () => {
  const address = {
    country: "NZ",
    postcode: "1011",
    region: "Auckland",
    street1: "142 Ponsonby Road",
    street2: "",
    locality: "Ponsonby",
  } as const;
  expect(storeAddressLines(address)).toEqual(["142 Ponsonby Road", "Ponsonby, Auckland 1011"]);
  expect(storeAddressLines({ ...address, street2: "Level 1", locality: "Auckland" })).toEqual([
    "142 Ponsonby Road",
    "Level 1",
    "Auckland 1011",
  ]);
  expect(storeAddressLines({ ...address, country: "AU", region: "NSW", locality: "Paddington", postcode: "2021" })[1]).toBe(
    "Paddington NSW 2021",
  );
});
