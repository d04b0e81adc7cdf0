import type { Listing } from "#contract/content.ts";
import { listingConfiguration } from "#domain/configuration/configuration.ts";
import { facetsOfSearch } from "#domain/search/search-sizes.ts";

/** A listing as an address asks for it: what is searched for may say in whose numbers the sizes of shoes are. */
export function askedListing(listing: Listing, search: URLSearchParams): Listing {
  const text = search.get(listingConfiguration.searchParameter) ?? "";
  return listing.id === "search" ? { ...listing, facets: facetsOfSearch(listing.facets, text) } : listing;
}
