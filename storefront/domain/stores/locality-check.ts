import { cleanText } from "../fields/clean-text.ts";
import type { Coordinates } from "./distance.ts";

/** Characters of a place's name that are looked at; no place has more. */
export const longestPlace = 100;

/** What the address of the store locator asks for by `near`: a place by name, or one on the globe (STORE-03). */
export type Near =
  | { readonly type: "place"; readonly text: string }
  | { readonly type: "coordinates"; readonly coordinates: Coordinates };

/** A place that the shop knows. */
export interface Place {
  /** 'Ponsonby, Auckland 1011'. */
  readonly label: string;
  readonly coordinates: Coordinates;
  /** It is where somebody stands, and has no name. */
  readonly isPosition?: true;
}

/**
 * What the check of the locality comes to (STORE-01, STORE-02): `anywhere` when no place was asked for, `found` with its
 * coordinates, `unknown` when there is no such place.
 */
export type LocalityCheck =
  | { readonly status: "anywhere" }
  | { readonly status: "found"; readonly place: Place }
  | { readonly status: "unknown"; readonly text: string };

const pair = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Reads `near`: `-36.85,174.74` is a place on the globe, all else a name. Null where there is nothing in it. */
export function parseNear(value: string | null | undefined): Near | null {
  const text = cleanText((value ?? "").slice(0, 4 * longestPlace)).slice(0, longestPlace);
  if (text === "") return null;
  const [, latitude, longitude] = pair.exec(text.replaceAll(" ", "")) ?? [];
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnGlobe = Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180;
  return isOnGlobe ? { type: "coordinates", coordinates } : { type: "place", text };
}

/** Coordinates as `near` takes them, to about a kilometre: nobody's door shows in an address. */
export function nearCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}

/**
 * Turns what was asked for into a place, before any store is looked for (STORE-01).
 * @param findPlace the place of that name, undefined for none
 */
export function checkLocality(near: Near | null, findPlace: (text: string) => Place | undefined): LocalityCheck {
  if (near === null) return { status: "anywhere" };
  if (near.type === "coordinates")
    return { status: "found", place: { label: "", coordinates: near.coordinates, isPosition: true } };
  const place = findPlace(near.text);
  return place ? { status: "found", place } : { status: "unknown", text: near.text };
}
