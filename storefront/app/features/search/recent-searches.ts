import type { CountryCode } from "#domain/country/country.ts";
import { isSearchTextAllowed } from "#domain/fields/search-query.ts";
import { withRecentSearch } from "#domain/search/popular-searches.ts";
import { browsingKey } from "../../platform/store/kept-browsing.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** What this browser has searched for, newest first. */
export function readRecentSearches(country: CountryCode): string[] {
  try {
    const kept: unknown = JSON.parse(localStorageOrMemory.getItem(browsingKey("recent-searches", country)) ?? "[]");
    if (!Array.isArray(kept)) return [];
    const texts = kept.filter((text): text is string => typeof text === "string" && isSearchTextAllowed(text));
    return texts.reduceRight<string[]>(withRecentSearch, []);
  } catch {
    return [];
  }
}

/** Puts a search at the front of what this browser has searched for. */
export function rememberSearch(country: CountryCode, text: string): void {
  localStorageOrMemory.setItem(
    browsingKey("recent-searches", country),
    JSON.stringify(withRecentSearch(readRecentSearches(country), text)),
  );
}

/** Forgets all of them. */
export const forgetSearches = (country: CountryCode): void =>
  localStorageOrMemory.removeItem(browsingKey("recent-searches", country));
