import { expect, test } from "vitest";
import { loadEveryPhoneCountry } from "./every-phone-country.ts";

test("every country has a name and a calling code, each once, and every calling code one owner", async () => {
  const countries = await loadEveryPhoneCountry();
  expect(countries.slice(0, 2).map(({ code }) => code)).toEqual(["NZ", "AU"]);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.filter(({ name, callingCode }) => name === "" || !/^\d{1,3}$/.test(callingCode))).toEqual([]);
  const owned = countries.filter(({ sharesCode }) => !sharesCode).map(({ callingCode }) => callingCode);
  expect(new Set(owned).size).toBe(owned.length);
  expect(new Set(countries.map(({ callingCode }) => callingCode))).toEqual(new Set(owned));
});
