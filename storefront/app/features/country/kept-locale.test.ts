import { beforeEach, expect, test, vi } from "vitest";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { createKeptLocale, geoLocaleKey } from "./kept-locale.ts";

const network = vi.fn();
beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("fetch", network);
});

const kept = () => JSON.parse(localStorage.getItem(geoLocaleKey) ?? "null");
const block = (country: string | null) => () => JSON.stringify({ country });

test("CTRY-04 CTRY-07 nothing is known or said at first; a country that is found is kept under geo-locale", () => {
  const locale = createKeptLocale("nz");
  expect(locale.get().locale).toEqual({ country: null, acknowledged: false });
  locale.lookUp(block("au"));
  expect(geoLocaleKey).toBe("geo-locale");
  expect(kept()).toEqual({ country: "au", acknowledged: false });
  expect(createKeptLocale("nz").get().locale).toEqual({ country: "au", acknowledged: false });
});

test("CTRY-05 CTRY-06 CTRY-09 a lookup is loading until it has ended one of three ways, with no network call", () => {
  const ends = ['{"country":"au"}', '{"country":"fr"}', "{broken"].map((text) => {
    const locale = createKeptLocale("nz");
    const seen: [boolean, string | undefined][] = [];
    locale.subscribe(() => seen.push([locale.get().loading, locale.get().lookup?.status]));
    locale.lookUp(() => {
      expect(locale.get().loading).toBe(true);
      return text;
    });
    return seen;
  });
  expect(ends).toEqual(
    ["SUCCESS", "NOT_FOUND", "ERROR"].map((status) => [
      [true, undefined],
      [false, status],
    ]),
  );
  expect(network).not.toHaveBeenCalled();
});

test("CTRY-08 is marked acknowledged and unacknowledged, and offers the other shop accordingly", () => {
  const locale = createKeptLocale("nz");
  locale.lookUp(block("au"));
  expect(locale.get().offer).toBe("au");
  locale.mark(true);
  expect(locale.get().offer).toBeNull();
  expect(kept()).toEqual({ country: "au", acknowledged: true });
  locale.mark(false);
  expect(locale.get().offer).toBe("au");
  expect(kept()).toEqual({ country: "au", acknowledged: false });
});

test("CTRY-10 after a lookup that failed nothing is offered or forgotten", () => {
  localStorage.setItem(geoLocaleKey, '{"country":"au","acknowledged":false}');
  const locale = createKeptLocale("nz");
  locale.lookUp(() => null);
  expect(locale.get()).toMatchObject({ lookup: { status: "ERROR" }, offer: null, locale: { country: "au" } });
});
