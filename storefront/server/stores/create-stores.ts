import { storesConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { distanceBetween } from "#domain/stores/distance.ts";
import { checkLocality, parseNear } from "#domain/stores/locality-check.ts";
import type { Store } from "#domain/stores/store.ts";
import { ApiError } from "../api-error.ts";
import type { Service } from "../service.ts";
import { findPlace, findPlaces } from "./store-places.ts";

const wire = (store: Store) => ({
  ...store,
  hours: { ...store.hours, week: [...store.hours.week] },
  carries: [...store.carries],
  services: [...store.services],
});

/** Finding stores. It says nothing of anybody, so anybody may ask. */
export function createStores(
  stores: Readonly<Record<CountryCode, readonly Store[]>>,
): Service<"stores.list" | "stores.get" | "stores.localities"> {
  return {
    "stores.list": ({ query }, { country }) => {
      const all = stores[country];
      const locality = checkLocality(parseNear(query.near), (text) => findPlace(addressCountry(country), text, all));
      const from = locality.status === "found" ? locality.place.coordinates : undefined;
      const listed = all.map((store) => ({
        ...wire(store),
        distance: from ? distanceBetween(from, store.coordinates) : null,
      }));
      // Without a place they stay in the order that the shop gives them.
      const sorted = listed.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
      const { pageSize } = storesConfiguration;
      const page = query.page ?? 1;
      return {
        locality,
        stores: sorted.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageCount: Math.max(1, Math.ceil(all.length / pageSize)),
        total: all.length,
      };
    },

    "stores.get": ({ params }, { country }) => {
      const store = stores[country].find(({ path }) => path === `/stores/${params.name}`);
      if (!store) throw new ApiError(404, "NotFound", "We don't have a store there.");
      return { store: wire(store) };
    },

    "stores.localities": ({ query }, { country }) => ({
      localities: findPlaces(addressCountry(country), query.q, storesConfiguration.localitiesMax),
    }),
  };
}

const addressCountry = (country: CountryCode) => (country === "nz" ? "NZ" : "AU");
