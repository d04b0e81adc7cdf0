import { hideContactDetails } from "../analytics/hide-contact-details.ts";
import { searchLookupKey } from "../fields/search-query.ts";

/** Signs of a search that is counted: less is on its way to a word, more is nobody else's. */
const lengths = { least: 3, most: 40 };

/**
 * A search as it is counted: in lower case, its spaces single. Null for one that is too short or too long to be anybody else's too, or
 * that names somebody.
 */
export function countedSearch(text: string): string | null {
  const query = searchLookupKey(text).split(/\s+/).join(" ");
  if (query.length < lengths.least || query.length > lengths.most) return null;
  return hideContactDetails(query) === query ? query : null;
}

/** How many different visitors searched for something. */
export interface SearchCount {
  readonly query: string;
  readonly visitors: number;
}

export interface PopularOptions {
  /** Visitors that a search must have had, so that nobody finds out what one person looked for, and nobody makes one popular alone. */
  readonly floor: number;
  readonly most: number;
}

/** What is searched for most, above a floor. Of searches of which one is the beginning of the other, the more popular one stands. */
export function popularSearches(counts: readonly SearchCount[], { floor, most }: PopularOptions): string[] {
  const ranked = counts
    .filter(({ visitors }) => visitors >= floor)
    .toSorted((a, b) => b.visitors - a.visitors || b.query.length - a.query.length || (a.query < b.query ? -1 : 1));
  const popular: string[] = [];
  for (const { query } of ranked) {
    if (popular.length === most) break;
    if (!popular.some((other) => other.startsWith(query) || query.startsWith(other))) popular.push(query);
  }
  return popular;
}

/** Searches of one shopper that are kept for them, in their own browser. */
const mostRecent = 6;

/** Searches besides one, however that was written. */
export function otherSearches(searches: readonly string[], text: string): string[] {
  const key = searchLookupKey(text);
  return searches.filter((other) => searchLookupKey(other) !== key);
}

/** What a shopper searched for last, newest first, with one more; each once, however it was written. */
export function withRecentSearch(recent: readonly string[], text: string): string[] {
  const query = text.trim().slice(0, 100);
  if (query === "") return [...recent];
  return [query, ...otherSearches(recent, query)].slice(0, mostRecent);
}
