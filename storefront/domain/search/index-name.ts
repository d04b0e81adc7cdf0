import { searchConfiguration } from "../configuration/configuration.ts";
import type { CountryCode } from "../country/country.ts";

/**
 * The search's name for an index of a country: `tt_nz_products`.
 * @param index `products`, `brands`, `categories` or `articles`, or a sorted copy such as `products_price_asc`
 */
export function searchIndexName(country: CountryCode, index: string): string {
  return `${searchConfiguration.indexPrefix}${country}_${index}`;
}
