import type { ResponseOf } from "#contract/calls.ts";
import type { Entity, Listing, Page } from "#contract/content.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { ErrorPageContent } from "#domain/error-page/recommendation-search.ts";
import type { CategoryReference, Product, SizeChart } from "#domain/product/product.ts";

/** What error pages recommend at a path and at all paths below it that have nothing nearer. */
export interface ErrorPageEntry {
  readonly path: string;
  readonly content: ErrorPageContent;
}

type LinkIndex = Extract<Entity, { type: "index" }>["data"];

/** What the content service needs to know of a shop. The demo catalogue is one such source; a content system is another. */
export interface ContentCatalogue {
  /** A category as products name it. */
  category(id: string): CategoryReference | undefined;
  /** Brands, categories, brand-categories and the listing of everything at `/products`. */
  listings(country: CountryCode): readonly Listing[];
  /** Home, the boutique's home and whatever other pages of blocks there are. What they show of products is taken from `products`, by id. */
  pages(country: CountryCode, products: ReadonlyMap<string, Product>, now: Date): readonly Page[];
  /** The indexes at `/brands` and `/categories`. */
  linkIndexes(country: CountryCode): readonly LinkIndex[];
  frame(country: CountryCode): Omit<ResponseOf<"content.frame">, "boutique">;
  navigation(country: CountryCode): ResponseOf<"content.navigation">;
  errorPages(country: CountryCode): readonly ErrorPageEntry[];
  readonly sizeCharts: readonly SizeChart[];
  /** Old ids of size charts and those that hold now. */
  readonly movedSizeCharts: Readonly<Record<string, string>>;
  reviews(productId: string): ResponseOf<"reviews.list">;
  /** Old paths and where they lead now: a path of the shop or a whole address. */
  readonly redirects: Readonly<Record<string, string>>;
}
