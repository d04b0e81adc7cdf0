import { describe, expect, test } from "vitest";
import { findCountry } from "./country-search.ts";

const countries = [
  { code: "AU", name: "Australia", callingCode: "61" },
  { code: "AT", name: "Austria", callingCode: "43" },
  { code: "CI", name: "Côte d’Ivoire", callingCode: "225" },
  { code: "NZ", name: "New Zealand", callingCode: "64" },
  { code: "NO", name: "Norway", callingCode: "47" },
];
const name = (typed: string, from = 0) => countries[findCountry(countries, typed, from)]?.name;

describe("FORM-26 finding a country by typing", () => {
  test.each([
    ["n", "New Zealand"],
    ["no", "Norway"],
    ["nz", "New Zealand"],
    ["austr", "Australia"],
    ["austri", "Austria"],
    ["cote", "Côte d’Ivoire"],
    ["64", "New Zealand"],
    ["+6", "Australia"],
    ["+47", "Norway"],
    ["x", undefined],
    [" ", undefined],
  ])("%j leads to %j", (typed, found) => {
    expect(name(typed)).toBe(found);
  });

  test("one letter again and again goes round", () => {
    expect(name("n", 3)).toBe("Norway");
    expect(name("nn", 4)).toBe("New Zealand");
    expect(name("aa", 0)).toBe("Austria");
  });

  test("a calling code leads to the country whose it is, before those that share it", () => {
    const sharing = [
      { code: "GG", name: "Guernsey", callingCode: "44", sharesCode: true },
      { code: "GB", name: "United Kingdom", callingCode: "44" },
    ];
    expect(findCountry(sharing, "+44", 0)).toBe(1);
    expect(findCountry(sharing, "g", 1)).toBe(0);
    expect(findCountry(sharing.slice(0, 1), "+44", 0)).toBe(0);
  });

  test("a longer word stays where it fits", () => {
    expect(name("au", 0)).toBe("Australia");
    expect(name("au", 1)).toBe("Austria");
  });
});
