import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { SizeChart } from "#domain/product/product.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import type { Store } from "#domain/stores/store.ts";
import type { ContentCatalogue } from "../content/catalogue-source.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";

type Followed = Pick<LiveCatalogue, "content" | "shopDocuments" | "onDocuments">;

/** What the shop says, read at the moment it is asked for. @param reviews of a product, by its id */
export const followContent = ({ content }: Followed, reviews: ContentCatalogue["reviews"]): ContentCatalogue => ({
  reviews,
  listings: (country) => content().listings(country),
  pages: (country) => content().pages(country),
  linkIndexes: (country) => content().linkIndexes(country),
  frame: (country) => content().frame(country),
  navigation: (country) => content().navigation(country),
  errorPages: (country) => content().errorPages(country),
  get sizeCharts() {
    return content().sizeCharts;
  },
  get movedSizeCharts() {
    return content().movedSizeCharts;
  },
  get redirects() {
    return content().redirects;
  },
});

/** What checkout and stores need of the owner's documents, worked out once a change. */
export interface FollowedShop {
  readonly promotions: Readonly<Record<CountryCode, readonly Promotion[]>>;
  readonly stores: Readonly<Record<CountryCode, readonly Store[]>>;
  /** By id. */
  sizeCharts(): ReadonlyMap<string, SizeChart>;
}

/** Reads a catalogue's documents at once, and anew after each change of them. */
export function followShop(catalogue: Followed): FollowedShop {
  const read = () => {
    const documents = catalogue.shopDocuments();
    const promotions = documents.all("promotion").map(({ kind: _, ...promotion }) => promotion);
    const stores = documents.all("store").map(({ kind: _, position: __, id, ...store }) => ({ ...store, erpStoreId: id }));
    return {
      promotions: inEach((country) => promotions.filter(({ countries }) => countries.includes(country))),
      stores: inEach((country) => stores.filter(({ address }) => address.country.toLowerCase() === country)),
      sizeCharts: new Map(catalogue.content().sizeCharts.map((chart) => [chart.id, chart])),
    };
  };
  let current = read();
  catalogue.onDocuments(() => {
    current = read();
  });
  return {
    promotions: readingEach((country) => current.promotions[country]),
    stores: readingEach((country) => current.stores[country]),
    sizeCharts: () => current.sizeCharts,
  };
}

const inEach = <T>(of: (country: CountryCode) => T): Record<CountryCode, T> =>
  Object.fromEntries(countryCodes.map((country) => [country, of(country)])) as Record<CountryCode, T>;

/** A record whose parts are read each time that they are asked for. */
function readingEach<T>(read: (country: CountryCode) => T): Readonly<Record<CountryCode, T>> {
  const parts = countryCodes.map((country) => [country, { enumerable: true, get: () => read(country) }] as const);
  return Object.defineProperties({} as Record<CountryCode, T>, Object.fromEntries(parts));
}
