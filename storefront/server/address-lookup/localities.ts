import type { AddressCountry } from "#domain/checkout/address.ts";
import { auLocalities } from "./au-localities.ts";
import { nzLocalities } from "./nz-localities.ts";

/** A suburb or town. */
export interface Locality {
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

const shortForms: Readonly<Record<string, string>> = { st: "saint", mt: "mount" };

/** A word without case, macrons, accents and apostrophes. */
export const fold = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
/** Every word of a text, folded. */
export const foldAll = (text: string) => text.split(" ").map(fold).join(" ");
/** With "St" and "Mt" written out. */
export const inFull = (words: readonly string[]) => words.map((word) => shortForms[word] ?? word).join(" ");

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

export const localities: Readonly<Record<AddressCountry, readonly Locality[]>> = {
  NZ: listOf("NZ", nzLocalities),
  AU: listOf("AU", auLocalities),
};

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

/** Who names a town, or the postcode of its centre, means its centre sooner than a suburb. */
const awayFromCentre = ({ suburb }: Locality): number => Number(!/\bCentral\b/.test(suburb));

/**
 * The places that begin as somebody has typed, the likeliest first; none for less than two characters.
 * @param typed word by word
 */
export function findLocalities(country: AddressCountry, typed: readonly string[], most: number): Locality[] {
  const words = typed.map((word) => fold(word.replaceAll(",", ""))).filter((word) => word !== "");
  const phrases = [...new Set([words.join(" "), inFull(words)])];
  if ((phrases[0] ?? "").length < 2) return [];
  return localities[country]
    .flatMap((place) => {
      const ranked = rank(place, phrases);
      return ranked === undefined ? [] : [{ place, ranked }];
    })
    .toSorted(
      (a, b) =>
        a.ranked - b.ranked || awayFromCentre(a.place) - awayFromCentre(b.place) || a.place.suburb.length - b.place.suburb.length,
    )
    .slice(0, most)
    .map(({ place }) => place);
}
