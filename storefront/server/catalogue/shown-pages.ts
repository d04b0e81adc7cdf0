import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { Stock } from "../stock/stock.ts";
import type { LiveCatalogue } from "./live-catalogue.ts";
import { stockedProducts } from "./stocked-products.ts";

/** Told the paths, inside a country's shop, of pages that show something else now. */
export type ShownPagesListener = (country: CountryCode, paths: readonly string[] | "every") => void;

export interface ShownPagesSources {
  readonly stock: Pick<Stock, "onChange">;
  readonly catalogue: Pick<LiveCatalogue, "onChange" | "onDocuments" | "products">;
  readonly search: { onUpdated(listener: (country: CountryCode) => void): void };
}

/** Tells which pages show something else, whatever has changed: stock, products, documents or what the search finds. */
export function followShownPages({ stock, catalogue, search }: ShownPagesSources, listener: ShownPagesListener): void {
  stock.onChange((country, changes) => {
    const paths = new Set<string>();
    for (const product of stockedProducts(catalogue.products(country), changes))
      for (const { path } of [product, ...product.siblingProducts]) paths.add(path);
    if (paths.size > 0) listener(country, [...paths]);
  });
  // A product may be on any listing and on pages made by hand.
  catalogue.onChange((country) => listener(country, "every"));
  // The search takes its time, and a listing that was rendered meanwhile shows what it found before.
  search.onUpdated((country) => listener(country, "every"));
  catalogue.onDocuments(() => {
    for (const country of countryCodes) listener(country, "every");
  });
}
