import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryCodes } from "./country.ts";
import { afterGeoLookup, countryToOffer, type GeoLookup, parseGeoLocale, readGeoCountry, unknownLocale } from "./geo-locale.ts";

const found = (country: "nz" | "au"): GeoLookup => ({ status: "SUCCESS", country });

describe("where a visitor is", () => {
  test.each([
    ['{"country":"au"}', found("au")],
    ['{"country":"us"}', { status: "NOT_FOUND" }],
    ['{"country":null}', { status: "NOT_FOUND" }],
    ["{}", { status: "ERROR" }],
    ["", { status: "ERROR" }],
    ["{", { status: "ERROR" }],
    [null, { status: "ERROR" }],
  ])("%j says %j", (block, expected) => {
    expect(readGeoCountry(block)).toEqual(expected);
  });
});

describe("the kept locale", () => {
  test("is nowhere and unacknowledged unless it can be read", () => {
    for (const text of [null, "", "{", "[]", "7", '{"country":"us"}', '{"acknowledged":"yes"}']) {
      expect(parseGeoLocale(text)).toEqual(unknownLocale);
    }
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes, null), fc.boolean(), (country, acknowledged) => {
        expect(parseGeoLocale(JSON.stringify({ country, acknowledged }))).toEqual({ country, acknowledged });
      }),
    );
  });

  test("keeps what was said for as long as the country stays the same", () => {
    const said = { country: "au", acknowledged: true } as const;
    expect(afterGeoLookup(said, found("au"))).toEqual(said);
    expect(afterGeoLookup(said, found("nz"))).toEqual({ country: "nz", acknowledged: false });
    expect(afterGeoLookup(said, { status: "ERROR" })).toBe(said);
    expect(afterGeoLookup(said, { status: "NOT_FOUND" })).toBe(said);
  });
});

describe("what is offered", () => {
  test("is the other country's shop, until something is said", () => {
    expect(countryToOffer({ country: "au", acknowledged: false }, found("au"), "nz")).toBe("au");
    expect(countryToOffer({ country: "au", acknowledged: true }, found("au"), "nz")).toBeNull();
    expect(countryToOffer({ country: "nz", acknowledged: false }, found("nz"), "nz")).toBeNull();
  });

  test("is nothing when nobody knows, whatever was kept", () => {
    const kept = { country: "au", acknowledged: false } as const;
    expect(countryToOffer(kept, { status: "ERROR" }, "nz")).toBeNull();
    expect(countryToOffer(kept, { status: "NOT_FOUND" }, "nz")).toBeNull();
  });
});
