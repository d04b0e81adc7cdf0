import type { AddressCountry } from "#domain/checkout/address.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { type AddressLookup, type AddressSuggestion, type FoundAddress, mostSuggestions } from "./address-lookup.ts";
import { findStreets, isStreetType } from "./find-streets.ts";
import { findLocalities, fold, type Locality } from "./localities.ts";

/**
 * Where the street may end and the place begin, as numbers of words of the street: after a comma, otherwise after a word such
 * as "Street" or "Rd", otherwise anywhere.
 */
function splits(words: readonly string[]): number[] {
  const ends = words.map((_word, index) => index + 1).slice(0, -1);
  const afterComma = ends.filter((end) => words[end - 1]?.endsWith(","));
  if (afterComma.length > 0) return afterComma;
  // A type is never the first word after the number: "12 The Esplanade", but "Court Street".
  return words.slice(1).some(isStreetType) ? ends.filter((end) => end > 1 && isStreetType(words[end - 1])) : ends;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Here every suggestion is whole, and is called by its own line. */
interface WholeSuggestion extends AddressSuggestion {
  readonly address: FoundAddress;
}

function toSuggestion(street: readonly string[], { keys: _keys, ...place }: Locality): WholeSuggestion {
  const street1 = street.map(capitalised).join(" ").replace(/,$/, "");
  const { suburb, city, state, postcode, country } = place;
  const town = city === suburb ? [] : [suburb];
  const label =
    country === "NZ" ? [street1, ...town, `${city} ${postcode}`].join(", ") : `${street1}, ${suburb} ${state} ${postcode}`;
  return { id: label, label, address: { street1, ...place } };
}

/** How an address that was copied from elsewhere ends; "AU" is left out, since places begin so. */
const countryNames: Readonly<Record<AddressCountry, readonly string[]>> = {
  NZ: ["new zealand", "nz"],
  AU: ["australia"],
};

/** An address in words, without the name of the country at its end. */
function withoutCountry(country: AddressCountry, words: readonly string[]): readonly string[] {
  for (const name of countryNames[country]) {
    const end = words.length - name.split(" ").length;
    if (fold(words.slice(end).join(" ")) !== name) continue;
    return words.slice(0, end).map((word, index) => (index === end - 1 ? word.replace(/,$/, "") : word));
  }
  return words;
}

/** The street as it is typed, at the places that are begun after it. */
function suggestPlaces(country: AddressCountry, words: readonly string[]): readonly WholeSuggestion[] {
  for (const end of splits(words)) {
    const street = words.slice(0, end);
    if (!/\p{L}/u.test(street.join("")) || !/\d/.test(street.join(""))) continue;
    const found = findLocalities(country, words.slice(end), mostSuggestions);
    if (found.length > 0) return found.map((place) => toSuggestion(street, place));
  }
  return [];
}

/** The known streets that are begun after the number, each with its place. */
function suggestStreets(country: AddressCountry, words: readonly string[]): readonly WholeSuggestion[] {
  const first = words.findIndex((word, index) => index > 0 && !/\d/.test(word) && /\d/.test(words[index - 1] ?? ""));
  if (first < 0) return [];
  // "Level 2, 120" keeps its comma, and "120," before the street does not.
  const number = words.slice(0, first).map((word, index) => (index === first - 1 ? word.replace(/,$/, "") : word));
  return findStreets(country, words.slice(first), mostSuggestions).map(({ street, place }) =>
    toSuggestion([...number, street], place),
  );
}

function suggest(country: AddressCountry, typed: string): readonly WholeSuggestion[] {
  const words = withoutCountry(country, cleanText(typed.replaceAll(",", " , ")).replaceAll(" ,", ",").split(" "));
  const byPlace = suggestPlaces(country, words);
  // Where the street is typed to its end, what follows is the place; otherwise "12 Crown Street" is likelier than "12 Cro, Wnsville".
  if (byPlace.length > 0 && (words.slice(2).some(isStreetType) || words.some((word) => word.endsWith(",")))) return byPlace;
  const found = new Map([...suggestStreets(country, words), ...byPlace].map((each) => [each.id, each]));
  return [...found.values()].slice(0, mostSuggestions);
}

/**
 * The embedded lookup service: it knows suburbs, towns and postcodes, and the streets that many live in, not every door. A street
 * that it does not know is kept as it is typed, and the place that is begun after it is completed.
 */
export const embeddedLookup = {
  suggest: async (country: AddressCountry, typed: string) => suggest(country, typed),
  retrieve: async (country: AddressCountry, id: string) => suggest(country, id).find((each) => each.id === id)?.address,
} satisfies AddressLookup;
