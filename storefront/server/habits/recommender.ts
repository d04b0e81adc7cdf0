import type { CountryCode } from "#domain/country/country.ts";

/**
 * Knows which products to show with another: the shop's own job over orders and anonymous visits, or Algolia Recommend. What it names
 * may be hidden or not sold in the country, which whoever asks looks up.
 */
export interface Recommender {
  /** Ids of products that are bought and looked at together with one, the best first; none where too little is known. */
  boughtTogether(country: CountryCode, productId: string): Promise<readonly string[]>;
  /** Ids of products to take instead of one, the best first; none where it does not know any. */
  alternatives(country: CountryCode, productId: string): Promise<readonly string[]>;
}

/** Products that are recommended with one, at most. */
export const mostRecommended = 20;
