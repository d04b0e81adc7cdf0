import type { PhoneCountry } from "./phone-field.contract.ts";

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The country that typing leads to: by the start of its name (accents aside), its code, or its calling code. One
 * letter again and again goes through the countries that start with it (APG listbox, type-ahead).
 *
 * @param typed what was typed without a pause
 * @param from index of the country in hand
 * @returns an index, -1 when there is none
 */
export function findCountry(countries: readonly PhoneCountry[], typed: string, from: number): number {
  const text = folded(typed.trim());
  if (text === "") return -1;
  const dialled = /^\+?\d+$/.test(text) ? text.replace("+", "") : null;
  const repeated = text.length > 1 && dialled === null && new Set(text).size === 1;
  const wanted = repeated ? text.slice(0, 1) : text;
  const fits = ({ name, code, callingCode }: PhoneCountry) =>
    dialled === null ? folded(name).startsWith(wanted) || code.toLowerCase() === wanted : callingCode.startsWith(dialled);
  // A first letter moves on from where one is; each more letter may stay there.
  const start = text.length === 1 || repeated ? from + 1 : from;
  let shared = -1;
  for (let step = 0; step < countries.length; step++) {
    const index = (start + step + countries.length) % countries.length;
    const country = countries[index];
    if (!country || !fits(country)) continue;
    if (dialled === null || !country.sharesCode) return index;
    if (shared < 0) shared = index;
  }
  return shared;
}
