import type { Listing } from "#contract/content.ts";
import type { SearchResult } from "#contract/search.ts";
import { type TileProduct, tileOfHit } from "../product/tile-product.ts";
import { leftOutWords } from "../search/left-out.ts";
import { isFiltered, type ListingQuery } from "./listing-query.ts";

/** What a listing page shows. */
export interface ListingResults {
  products: TileProduct[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  /** Count by option, by facet id, for OPTIONS facets: every option that the listing has without its filters, 0 included. */
  facetCounts: Record<string, Record<string, number>>;
  /** Cheapest and dearest in whole dollars, rounded outward; null when nothing is priced. */
  priceRange: { min: number; max: number } | null;
  queryId: string | null;
  /** Words of the search that had to be left out to find anything. */
  leftOut: string[];
  /** The search as it was taken to be spelt or, where nothing is found, may have been meant; null when it is as typed. */
  correctedQuery: string | null;
  /** Where who searches for this is sent instead; a path of the shop. */
  redirect: string | null;
  index: string;
  /** Brands, categories and articles that are found by a search that finds no product. */
  otherPages?: { name: string; path: string }[];
}

/** Rounded outward. */
function wholeDollars(cents: { min: number; max: number } | undefined): ListingResults["priceRange"] {
  return cents ? { min: Math.floor(cents.min / 100), max: Math.ceil(cents.max / 100) } : null;
}

/** Puts a listing's batch of answers together; the order is that of `listingRequests`. */
export function toListingResults(listing: Listing, query: ListingQuery, results: readonly SearchResult[]): ListingResults {
  const [main, ...others] = results;
  if (!main) throw new Error("A search answered with no results.");
  const [widened, unfiltered] = isFiltered(query) ? [others.slice(0, -1), others.at(-1)] : [others, undefined];
  const answerByAttribute = new Map(widened.map((result) => [Object.keys(result.facets ?? {})[0], result]));
  const facetCounts: Record<string, Record<string, number>> = {};
  let priceRange: ListingResults["priceRange"] = null;
  for (const facet of listing.facets) {
    const answer = answerByAttribute.get(facet.attribute) ?? main;
    if (facet.type === "RANGE") {
      const left = wholeDollars(answer.facets_stats?.[facet.attribute]);
      // Where the other filters leave one price or none, the choice stays among those that the listing has.
      priceRange = left && left.min < left.max ? left : (wholeDollars(unfiltered?.facets_stats?.[facet.attribute]) ?? left);
    } else if (facet.type === "OPTIONS") {
      const counts = answer.facets?.[facet.attribute] ?? {};
      const there = [...Object.keys(unfiltered?.facets?.[facet.attribute] ?? {}), ...(query.options[facet.id] ?? [])];
      facetCounts[facet.id] = { ...Object.fromEntries(there.map((value) => [value, 0])), ...counts };
    } else facetCounts[facet.id] = { true: answer.facets?.[facet.attribute]?.true ?? 0 };
  }
  return {
    products: main.hits.map(tileOfHit),
    total: main.nbHits,
    page: main.page + 1,
    pages: Math.max(1, main.nbPages),
    facetCounts,
    priceRange,
    queryId: main.queryID ?? null,
    leftOut: leftOutWords(main.queryAfterRemoval),
    correctedQuery: main.correctedQuery ?? null,
    redirect: pathWithin(main.renderingContent?.redirect?.url),
    index: main.index,
  };
}

/** A path of the shop; null for anything that would lead out of it. */
function pathWithin(url: string | undefined): string | null {
  return url !== undefined && /^\/(?![/\\])/.test(url) ? url : null;
}
