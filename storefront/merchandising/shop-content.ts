import type { ResponseOf } from "#contract/calls.ts";
import type { Listing, Page } from "#contract/content.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { SizeChart } from "#domain/product/product.ts";
import { type ErrorPageEntry, errorPagesOf } from "./error-pages.ts";
import { frameOf, navigationOf } from "./frame.ts";
import { type LinkIndex, linkIndexesOf } from "./link-indexes.ts";
import { listingsOf } from "./listings.ts";
import { pagesOf } from "./pages.ts";
import type { ShopDocuments } from "./shop-documents.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a shop says to its shoppers, country by country. */
export interface ShopContent {
  /** Brands, categories, brand-categories and the listing of everything at `/products`. */
  listings(country: CountryCode): readonly Listing[];
  /** Home, the boutique's home, articles and whatever other pages of blocks there are. */
  pages(country: CountryCode): readonly Page[];
  /** The indexes at `/brands`, `/categories` and `/articles`. */
  linkIndexes(country: CountryCode): readonly LinkIndex[];
  frame(country: CountryCode): Omit<ResponseOf<"content.frame">, "boutique" | "galleryOverlay">;
  navigation(country: CountryCode): ResponseOf<"content.navigation">;
  errorPages(country: CountryCode): readonly ErrorPageEntry[];
  readonly sizeCharts: readonly SizeChart[];
  /** Old ids of size charts and those that hold now. */
  readonly movedSizeCharts: Readonly<Record<string, string>>;
  /** Old paths and where they lead now: a path of the shop or a whole address. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** Size charts as products and pages know them. */
export const sizeChartsOf = (documents: ShopDocuments): readonly SizeChart[] =>
  documents.all("sizeChart").map(({ kind: _, formerIds: __, ...chart }) => chart);

/** Makes what a shop says of its documents. @param shop what the shop of a country is made of at this moment */
export function contentOf(documents: ShopDocuments, shop: (country: CountryCode) => Surroundings): ShopContent {
  const charts = documents.all("sizeChart");
  return {
    listings: (country) => listingsOf(shop(country)),
    pages: (country) => pagesOf(shop(country)),
    linkIndexes: (country) => linkIndexesOf(shop(country)),
    frame: (country) => frameOf(shop(country)),
    navigation: (country) => navigationOf(shop(country)),
    errorPages: (country) => errorPagesOf(shop(country)),
    sizeCharts: sizeChartsOf(documents),
    movedSizeCharts: Object.fromEntries(charts.flatMap(({ id, formerIds }) => formerIds.map((old) => [old, id]))),
    redirects: Object.fromEntries(documents.all("redirect").map(({ id, to }) => [id, to])),
  };
}
