import type { AddressCountry } from "#domain/checkout/address.ts";
import { knownStreets } from "./known-streets.ts";
import { fold, foldAll, type Locality, localities } from "./localities.ts";

/** A street that is known, at one of the places that it runs through. */
export interface PlacedStreet {
  readonly street: string;
  readonly place: Locality;
}

/** How words that end the name of a street are written in short; some of them never are. */
const shortTypes: Readonly<Record<string, string>> = {
  ...{
    alley: "",
    avenue: "ave av",
    boulevard: "blvd",
    circle: "",
    circuit: "cct",
    close: "cl",
    court: "ct",
    crescent: "cres cr",
  },
  ...{
    drive: "dr",
    esplanade: "esp",
    grove: "gr",
    highway: "hwy",
    lane: "ln",
    loop: "",
    parade: "pde",
    parkway: "pkwy",
    place: "pl",
  },
  ...{ promenade: "", quay: "", rise: "", road: "rd", square: "sq", street: "st", terrace: "tce", track: "", view: "", walk: "" },
  ...{ way: "", wharf: "" },
};

/** Each form of a type of street, and of words before a name, with the one that stands for all of them. */
const oneForm = new Map<string, string>([
  ...Object.entries(shortTypes).flatMap(([full, short]) => {
    const [first = full, ...more] = short.split(" ").filter((form) => form !== "");
    return [full, first, ...more].map((form) => [form, first] as const);
  }),
  ["saint", "st"],
  ["mount", "mt"],
]);

const plain = (word: string) => fold(word.replace(/[.,]{1,3}$/, ""));

/** Whether a word may end the name of a street. */
export const isStreetType = (word = ""): boolean => {
  const typed = plain(word);
  return oneForm.has(typed) && typed !== "saint" && typed !== "mount" && typed !== "mt";
};

const inOneForm = (text: string) =>
  text
    .split(" ")
    .map((word) => oneForm.get(word) ?? word)
    .join(" ");

interface Known extends PlacedStreet {
  /** How a shopper may begin to type it: what follows the street is its suburb, its town or its postcode. */
  readonly keys: readonly string[];
}

function known(street: string, place: Locality): Known {
  const words = foldAll(street).split(" ");
  const around = foldAll(place.city ?? place.state ?? "");
  const suburb = foldAll(place.suburb);
  const names = [words.join(" "), ...(words.length > 1 && isStreetType(words.at(-1)) ? [words.slice(0, -1).join(" ")] : [])];
  const tails = [`${suburb} ${around} ${place.postcode}`, `${around} ${place.postcode}`, place.postcode];
  const keys = names.flatMap((name) => tails.map((tail) => `${name} ${tail}`));
  return { street, place, keys: [...new Set(keys.flatMap((key) => [key, inOneForm(key)]))] };
}

const listOf = (country: AddressCountry): readonly Known[] =>
  Object.entries(knownStreets[country]).flatMap(([within, suburbs]) =>
    Object.entries(suburbs).flatMap(([suburb, streets]) => {
      const place = localities[country].find((each) => each.suburb === suburb && (each.city ?? each.state) === within);
      if (place === undefined) throw new Error(`${suburb}, ${within} is no place that the lookup knows.`);
      return streets.map((street) => known(street, place));
    }),
  );

const streets: Readonly<Record<AddressCountry, readonly Known[]>> = { NZ: listOf("NZ"), AU: listOf("AU") };

/**
 * The known streets that begin as somebody has typed, whole words before beginnings; none for less than two characters.
 * @param typed word by word, without the number
 */
export function findStreets(country: AddressCountry, typed: readonly string[], most: number): readonly PlacedStreet[] {
  const phrase = typed.map(plain).join(" ").trim();
  if (phrase.length < 2) return [];
  const phrases = [...new Set([phrase, inOneForm(phrase)])];
  const isWhole = (key: string) => phrases.some((each) => `${key} `.startsWith(`${each} `));
  return streets[country]
    .filter(({ keys }) => keys.some((key) => phrases.some((each) => key.startsWith(each))))
    .toSorted((a, b) => Number(b.keys.some(isWhole)) - Number(a.keys.some(isWhole)))
    .slice(0, most);
}
