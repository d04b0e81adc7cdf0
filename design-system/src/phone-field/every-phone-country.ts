import { type PhoneCountry, phoneCountries } from "./phone-field.contract.ts";

/**
 * Every country that has phone numbers, by name, with the shop's own first. Comes with the numbering plans.
 *
 * @param locale language of the names: `en-NZ`
 */
export async function loadEveryPhoneCountry(locale = "en-NZ"): Promise<PhoneCountry[]> {
  const { getCountries, getCountryCallingCode } = await import("libphonenumber-js/min");
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const own = new Set(phoneCountries.map(({ code }) => code));
  const others = getCountries()
    .filter((code) => !own.has(code))
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: String(getCountryCallingCode(code)) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return [...phoneCountries, ...others];
}
