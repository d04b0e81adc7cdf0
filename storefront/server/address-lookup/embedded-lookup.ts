import type { AddressCountry } from "#domain/checkout/address.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { type AddressLookup, type AddressSuggestion, mostSuggestions } from "./address-lookup.ts";
import { auLocalities } from "./au-localities.ts";
import { nzLocalities } from "./nz-localities.ts";

interface Locality {
  readonly suburb: string;
  /** In New Zealand. */
  readonly city?: string;
  /** In Australia. */
  readonly state?: string;
  readonly postcode: string;
  readonly country: AddressCountry;
  /** How a shopper may begin to type it: the suburb first, its city, its postcode. */
  readonly keys: readonly string[];
}

/** Words that end the name of a street. */
const streetTypes = new Set(
  (
    "alley avenue ave av boulevard blvd circle circuit cct close cl court ct crescent cres cr drive dr esplanade esp grove gr " +
    "highway hwy lane ln loop parade pde parkway pkwy place pl promenade quay rise road rd square sq street st terrace tce track " +
    "view walk way wharf"
  ).split(" "),
);

const shortForms: Readonly<Record<string, string>> = { st: "saint", mt: "mount" };

/** A word without case, macrons, accents and apostrophes. */
const fold = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
const foldAll = (text: string) => text.split(" ").map(fold).join(" ");
const inFull = (words: readonly string[]) => words.map((word) => shortForms[word] ?? word).join(" ");

function locality(country: AddressCountry, suburb: string, within: string, postcode: string): Locality {
  const name = inFull(foldAll(suburb).split(" "));
  const around = inFull(foldAll(within).split(" "));
  const keys = [`${name} ${around} ${postcode}`, `${name} ${postcode}`, `${around} ${postcode}`, postcode];
  return country === "NZ"
    ? { country, suburb, city: within, postcode, keys }
    : { country, suburb, state: within, postcode, keys: keys.filter((key) => key !== `${around} ${postcode}`) };
}

const listOf = (country: AddressCountry, places: typeof nzLocalities): readonly Locality[] =>
  Object.entries(places).flatMap(([within, suburbs]) =>
    Object.entries(suburbs).map(([suburb, postcode]) => locality(country, suburb, within, postcode)),
  );

const localities: Readonly<Record<AddressCountry, readonly Locality[]>> = {
  NZ: listOf("NZ", nzLocalities),
  AU: listOf("AU", auLocalities),
};

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

/**
 * How well a place fits, lower is better: a suburb that is meant before one in a city that is, a whole word before the beginning
 * of one. Undefined when it does not fit.
 */
function rank({ keys }: Locality, phrases: readonly string[]): number | undefined {
  const key = keys.findIndex((candidate) => phrases.some((phrase) => candidate.startsWith(phrase)));
  if (key < 0) return undefined;
  const isWhole = phrases.some((phrase) => `${keys[key]} `.startsWith(`${phrase} `));
  return 2 * key + (isWhole ? 0 : 1);
}

function findLocalities(country: AddressCountry, typed: readonly string[]): Locality[] {
  const words = typed.map((word) => fold(word.replaceAll(",", ""))).filter((word) => word !== "");
  const phrases = [...new Set([words.join(" "), inFull(words)])];
  if ((phrases[0] ?? "").length < 2) return [];
  return localities[country]
    .flatMap((place) => {
      const ranked = rank(place, phrases);
      return ranked === undefined ? [] : [{ place, ranked }];
    })
    .toSorted((a, b) => a.ranked - b.ranked || a.place.suburb.length - b.place.suburb.length)
    .slice(0, mostSuggestions)
    .map(({ place }) => place);
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function toSuggestion(street: readonly string[], { keys: _keys, ...place }: Locality): AddressSuggestion {
  const street1 = street.map(capitalised).join(" ").replace(/,$/, "");
  const { suburb, city, state, postcode, country } = place;
  const town = city === suburb ? [] : [suburb];
  const label =
    country === "NZ" ? [street1, ...town, `${city} ${postcode}`].join(", ") : `${street1}, ${suburb} ${state} ${postcode}`;
  const id = `${country} ${foldAll(`${street1} ${suburb} ${city ?? state}`)} ${postcode}`.replaceAll(/[^A-Za-z0-9]+/g, "-");
  return { id, label, address: { street1, ...place } };
}

/**
 * The embedded lookup service: it knows suburbs, towns and postcodes, not every door. The street is kept as it is typed, and
 * the place that is begun after it is completed.
 */
export const embeddedLookup: AddressLookup = {
  async suggest(country, typed) {
    const words = cleanText(typed.replaceAll(",", " , ")).replaceAll(" ,", ",").split(" ");
    for (const end of splits(words)) {
      const street = words.slice(0, end);
      if (!/\p{L}/u.test(street.join("")) || !/\d/.test(street.join(""))) continue;
      const found = findLocalities(country, words.slice(end));
      if (found.length > 0) return found.map((place) => toSuggestion(street, place));
    }
    return [];
  },
};
