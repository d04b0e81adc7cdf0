import type { Store } from "../stores/store.ts";

/** What is said after and before a place by who looks for a store there. */
const after = [
  "store",
  "stores",
  "shop",
  "shops",
  "store hours",
  "stores hours",
  "shop hours",
  "opening hours",
  "store opening hours",
];
const before = [
  "store",
  "stores",
  "shop",
  "shops",
  "store in",
  "stores in",
  "shops in",
  "store near",
  "stores near",
  "shops near",
];

/** `Brisbane City` is asked for as Brisbane. */
const shortName = (place: string): string =>
  place
    .replace(/\b(?:central|city)\b/gi, "")
    .replace(/\s+/g, " ")
    .trim();

type Placed = Pick<Store, "name" | "path"> & { readonly address: Pick<Store["address"], "locality" | "region"> };

/** How a store in a place is asked for by who says more than the place. */
export const storeSearchIn = (place: string): string => `${place} store`;

/**
 * Whole searches for a store by where it is, `auckland store`, and where each leads: to the store's page where it is the only one
 * there, to the nearest ones otherwise.
 */
export function storeSearches(stores: readonly Placed[]): Readonly<Record<string, string>> {
  const pathsByPlace = new Map<string, Set<string>>();
  for (const { name, path, address } of stores) {
    for (const place of [name, address.locality, shortName(address.locality), address.region]) {
      const key = place.toLowerCase();
      if (key !== "") pathsByPlace.set(key, (pathsByPlace.get(key) ?? new Set()).add(path));
    }
  }
  return Object.fromEntries(
    [...pathsByPlace].flatMap(([place, paths]) => {
      const [only, another] = paths;
      const leadsTo = only !== undefined && another === undefined ? only : `/stores?${new URLSearchParams({ near: place })}`;
      return [...after.map((words) => `${place} ${words}`), ...before.map((words) => `${words} ${place}`)].map((query) => [
        query,
        leadsTo,
      ]);
    }),
  );
}
