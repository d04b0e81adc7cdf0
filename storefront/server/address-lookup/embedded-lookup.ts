import type { AddressCountry } from "#domain/checkout/address.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { type AddressLookup, type AddressSuggestion, type FoundAddress, mostSuggestions } from "./address-lookup.ts";
import { findLocalities, fold, type Locality } from "./localities.ts";

/** Words that end the name of a street. */
const streetTypes = new Set(
  (
    "alley avenue ave av boulevard blvd circle circuit cct close cl court ct crescent cres cr drive dr esplanade esp grove gr " +
    "highway hwy lane ln loop parade pde parkway pkwy place pl promenade quay rise road rd square sq street st terrace tce track " +
    "view walk way wharf"
  ).split(" "),
);

/**
 * Where the street may end and the place begin, as numbers of words of the street: after a comma, otherwise after a word such
 * as "Street" or "Rd", otherwise anywhere.
 */
function splits(words: readonly string[]): number[] {
  const ends = words.map((_word, index) => index + 1).slice(0, -1);
  const afterComma = ends.filter((end) => words[end - 1]?.endsWith(","));
  if (afterComma.length > 0) return afterComma;
  const isType = (word = "") => streetTypes.has(fold(word).replace(/\.$/, ""));
  // A type is never the first word after the number: "12 The Esplanade", but "Court Street".
  return words.slice(1).some(isType) ? ends.filter((end) => end > 1 && isType(words[end - 1])) : ends;
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

function suggest(country: AddressCountry, typed: string): readonly WholeSuggestion[] {
  const words = withoutCountry(country, cleanText(typed.replaceAll(",", " , ")).replaceAll(" ,", ",").split(" "));
  for (const end of splits(words)) {
    const street = words.slice(0, end);
    if (!/\p{L}/u.test(street.join("")) || !/\d/.test(street.join(""))) continue;
    const found = findLocalities(country, words.slice(end), mostSuggestions);
    if (found.length > 0) return found.map((place) => toSuggestion(street, place));
  }
  return [];
}

/**
 * The embedded lookup service: it knows suburbs, towns and postcodes, not every door. The street is kept as it is typed, and
 * the place that is begun after it is completed.
 */
export const embeddedLookup = {
  suggest: async (country: AddressCountry, typed: string) => suggest(country, typed),
  retrieve: async (country: AddressCountry, id: string) => suggest(country, id).find((each) => each.id === id)?.address,
} satisfies AddressLookup;
