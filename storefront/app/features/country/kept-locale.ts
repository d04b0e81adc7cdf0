import type { CountryCode } from "#domain/country/country.ts";
import {
  afterGeoLookup,
  countryToOffer,
  type GeoLocale,
  type GeoLookup,
  parseGeoLocale,
  readGeoCountry,
} from "#domain/country/geo-locale.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** Where it is kept, for both countries' shops (CTRY-04). */
export const geoLocaleKey = "geo-locale";

export interface LocaleView {
  readonly locale: GeoLocale;
  /** The lookup is under way. */
  readonly loading: boolean;
  /** How it ended; null before. */
  readonly lookup: GeoLookup | null;
  /** The country whose shop is to be offered. */
  readonly offer: CountryCode | null;
}

/** Where the shopper is, kept in the browser. `get` answers with the same object for as long as nothing has changed. */
export interface KeptLocale {
  get(): LocaleView;
  subscribe(listener: () => void): () => void;
  /** Reads where the shopper is. @param requestData text of the page's block */
  lookUp(requestData: () => string | null): void;
  /** Says whether the shopper has chosen a shop. */
  mark(acknowledged: boolean): void;
}

/** @param shop the country whose shop is open */
export function createKeptLocale(shop: CountryCode): KeptLocale {
  const listeners = new Set<() => void>();
  let view: LocaleView = {
    locale: parseGeoLocale(localStorageOrMemory.getItem(geoLocaleKey)),
    loading: false,
    lookup: null,
    offer: null,
  };
  const change = (next: Partial<LocaleView>) => {
    view = { ...view, ...next };
    view = { ...view, offer: view.lookup && countryToOffer(view.locale, view.lookup, shop) };
    for (const listener of listeners) listener();
  };
  const keep = (locale: GeoLocale) => {
    if (locale !== view.locale) localStorageOrMemory.setItem(geoLocaleKey, JSON.stringify(locale));
    return locale;
  };
  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lookUp(requestData) {
      change({ loading: true });
      const lookup = readGeoCountry(requestData());
      change({ loading: false, lookup, locale: keep(afterGeoLookup(view.locale, lookup)) });
    },
    mark: (acknowledged) => change({ locale: keep({ ...view.locale, acknowledged }) }),
  };
}
