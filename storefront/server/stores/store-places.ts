import { cleanText } from "#domain/fields/clean-text.ts";
import type { Place } from "#domain/stores/locality-check.ts";
import type { Store } from "#domain/stores/store.ts";
import { findLocalities, fold, foldAll, type Locality } from "../address-lookup/localities.ts";
import { postcodeCoordinates } from "../address-lookup/postcode-coordinates.ts";
import { otherPlaceNames } from "./other-place-names.ts";

type AddressCountry = Store["address"]["country"];

/** A place with a name of its own among all that are known. */
export interface NamedPlace extends Place {
  readonly id: string;
}

function labelOf({ suburb, city, state, postcode }: Locality): string {
  if (state !== undefined) return `${suburb} ${state} ${postcode}`;
  return suburb === city ? `${suburb} ${postcode}` : `${suburb}, ${city} ${postcode}`;
}

/** The towns that somebody calls by another name. */
function townsOf(country: AddressCountry, isMeant: (name: string) => boolean): readonly string[] {
  return Object.entries(otherPlaceNames[country]).flatMap(([name, town]) => (isMeant(foldAll(name)) ? [town] : []));
}

/** Places that begin as somebody has typed, the likeliest first; only those whose whereabouts are known. */
export function findPlaces(country: AddressCountry, typed: string, most: number): NamedPlace[] {
  const words = cleanText(typed.replaceAll(",", " ")).split(" ");
  const phrase = foldAll(words.join(" "));
  const [called] = townsOf(country, (name) => name === phrase);
  const found = findLocalities(country, called?.split(" ") ?? words, most);
  const [begun] = found.length === 0 && phrase.length >= 2 ? townsOf(country, (name) => name.startsWith(phrase)) : [];
  const meant = begun === undefined ? found : findLocalities(country, begun.split(" "), most);
  return meant.flatMap((locality) => {
    const coordinates = postcodeCoordinates[country].get(locality.postcode);
    const label = labelOf(locality);
    return coordinates ? [{ id: label, label, coordinates }] : [];
  });
}

/** What is said besides a place by who looks for a store there. */
const besides = new Set("store stores shop shops cbd near nearest nearby in at to the around me my open now".split(" "));

/** Words as streets are written in full, without the number of a house: any house of a street is near its store. */
const streetOf = (words: string): string =>
  foldAll(words)
    .replace(/\brd\b/, "road")
    .replace(/\bst$/, "street")
    .replace(/\bave?$/, "avenue")
    .replace(/^\d+[a-z]? /, "");

/** The place that somebody means: a suburb, city or postcode, otherwise a store by its name or street. */
export function findPlace(country: AddressCountry, typed: string, stores: readonly Store[]): Place | undefined {
  const [place] = findPlaces(country, typed, 1);
  if (place) return { label: place.label, coordinates: place.coordinates };
  const store = stores.find(
    ({ name, address }) => fold(name) === fold(typed) || streetOf(address.street1) === streetOf(typed.replaceAll(",", "")),
  );
  if (store) return { label: store.name, coordinates: store.coordinates };
  const words = typed.split(" ");
  const telling = words.filter((word) => !besides.has(fold(word)));
  return telling.length > 0 && telling.length < words.length ? findPlace(country, telling.join(" "), stores) : undefined;
}
