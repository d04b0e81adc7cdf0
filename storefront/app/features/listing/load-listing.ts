import { data, redirect } from "react-router";
import type { Listing } from "#contract/content.ts";
import { namesIn } from "#domain/search/dynamic-filters.ts";
import type { PageHead } from "../../platform/head/page-meta.ts";
import type { LoadArgs } from "../../platform/routing/load.ts";
import type { AppState } from "../../platform/store/app-state.ts";
import { resolvePage, throwFailure } from "../content/resolve-page.ts";
import { requireBtqNavigation } from "../shop/btq-navigation.ts";
import { askedListing } from "./asked-listing.ts";
import { listingApi } from "./listing-api.ts";
import { type ListingQuery, parseListingQuery, writeListingQuery } from "./listing-query.ts";
import type { ListingResults } from "./listing-results.ts";

function title({ headline }: Listing, q: string): string {
  return q ? `“${q}”` : [headline.shout, headline.aside].filter(Boolean).join(" ");
}

/** Facets that the words of a search may speak of, by what they count. */
const dynamicAttributes: readonly string[] = ["baseColours", "brand.name"];

/** Where nothing but a text is searched for, the brands and colours that it speaks of are filters; null where it speaks of none. */
export function dynamicallyFiltered(listing: Listing, query: ListingQuery, results: ListingResults): ListingQuery | null {
  if (listing.id !== "search" || query.q === "" || query.dynamicallyFiltered || Object.keys(query.options).length > 0)
    return null;
  const facets = listing.facets
    .filter(({ attribute }) => dynamicAttributes.includes(attribute))
    .map(({ id }) => {
      const counts = results.facetCounts[id] ?? {};
      return { id, names: Object.keys(counts).filter((name) => (counts[name] ?? 0) > 0) };
    });
  const spoken = facets.flatMap(({ id, names }) => {
    const others = facets.filter((facet) => facet.id !== id).flatMap((facet) => facet.names);
    const found = namesIn(query.q, names, results.leftOut, others);
    return found.length > 0 ? [[id, found.sort()] as const] : [];
  });
  return spoken.length > 0 ? { ...query, options: Object.fromEntries(spoken), dynamicallyFiltered: true } : null;
}

/** Where a search is sent that the shop has a page for, with what was searched for (LIST-09); null for any other. */
export function searchRedirect(listing: Listing, query: ListingQuery, { redirect: target }: ListingResults): string | null {
  if (listing.id !== "search" || query.q === "" || target === null) return null;
  const searched = `${target.includes("?") ? "&" : "?"}${new URLSearchParams({ redirectedSearchQuery: query.q })}`;
  // Before what leads to a place in the page, or at the end.
  return target.replace(/#|$/, `${searched}$&`);
}

/** The query with its filters spelt as the shop spells them, `?brand=osker` as `Osker`; null where they are. */
export function spelt(query: ListingQuery, { facetCounts }: ListingResults): ListingQuery | null {
  let isOther = false;
  const spellingOf = (facet: string, value: string) => {
    const counts = facetCounts[facet] ?? {};
    const known = counts[value] ? undefined : Object.keys(counts).find((name) => counts[name] && isSame(name, value));
    isOther ||= known !== undefined;
    return known ?? value;
  };
  const options = Object.entries(query.options).map(([facet, values]) => {
    return [facet, [...new Set(values.map((value) => spellingOf(facet, value)))].sort()];
  });
  return isOther ? { ...query, options: Object.fromEntries(options) } : null;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Whether there is an answer for the listing at a path, whatever it was filtered by. */
function hasAnswers(state: AppState, path: string): boolean {
  return listingApi.util
    .selectCachedArgsForQuery(state, "listing")
    .some((args) => args.path === path && listingApi.endpoints.listing.select(args)(state).data !== undefined);
}

/**
 * Fills the store with a listing and its first results. The results' key is the canonical form of the address's query,
 * so that `?sale=true&brand=A` and `?brand=A&sale=true` are one entry.
 */
export async function loadListing(args: LoadArgs): Promise<{ path: string; search: string; head: PageHead; btq: boolean }> {
  const entity = await resolvePage(args);
  if (entity.type !== "listing") throw data("Page not found", { status: 404 });
  const listing = askedListing(entity.data, args.search);
  await requireBtqNavigation(args.store, listing.btq);
  const query = parseListingQuery(args.search, listing.facets);
  const search = writeListingQuery(query, listing.facets);
  const results = await args.store.dispatch(
    listingApi.endpoints.listing.initiate({ path: args.path, search }, { subscribe: false }),
  );
  // A page that has something of this listing already says so itself, and keeps what it shows.
  if (results.error && !hasAnswers(args.store.getState(), args.path)) throwFailure(results.error);
  if (results.data && query.page > results.data.pages) throw data("Page not found", { status: 404 });
  const elsewhere = results.data && searchRedirect(listing, query, results.data);
  if (elsewhere) throw redirect(elsewhere);
  const better = results.data && (dynamicallyFiltered(listing, query, results.data) ?? spelt(query, results.data));
  if (better) throw redirect(listing.path + writeListingQuery(better, listing.facets));
  const filtered = search !== "" && search !== `?page=${query.page}`;
  return {
    path: args.path,
    search,
    btq: listing.btq,
    head: {
      title: title(listing, query.q) + (query.page > 1 ? `, page ${query.page}` : ""),
      description: listing.description,
      path: filtered ? (query.q ? null : listing.path) : listing.path + search,
      country: args.country.code,
      origin: args.origin,
      // How many pages the other country has is not known here.
      onlyHere: listing.onlyHere ?? query.page > 1,
    },
  };
}
