import { type PhoneCountry, phoneCountries } from "./phone-field.contract.ts";

/** Whose a calling code is that several countries share (ITU-T E.164, assigned country codes). */
const owners: Readonly<Record<string, string>> = {
  1: "US",
  7: "RU",
  39: "IT",
  44: "GB",
  47: "NO",
  61: "AU",
  64: "NZ",
  212: "MA",
  262: "RE",
  290: "SH",
  358: "FI",
  590: "GP",
  599: "CW",
};

/** Language of the countries' names. */
const locale = "en-NZ";

/** Every country that has phone numbers, by name, with the shop's own first. Comes with the numbering plans. */
export async function loadEveryPhoneCountry(): Promise<PhoneCountry[]> {
  const { getCountries, getCountryCallingCode } = await import("libphonenumber-js/min");
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const own = new Set(phoneCountries.map(({ code }) => code));
  const others = getCountries()
    .filter((code) => !own.has(code))
    .map((code) => {
      const callingCode = String(getCountryCallingCode(code));
      return { code, name: names.of(code) ?? code, callingCode, sharesCode: (owners[callingCode] ?? code) !== code };
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return [...phoneCountries, ...others];
}
