import { isDeepStrictEqual } from "node:util";
import { countryCodes } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { namedIndexesOf } from "#merchandising/search-indexes.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import { namedSource, ownedSettings } from "./catalogue-indexes.ts";
import type { SearchService } from "./search.ts";

/**
 * Tells the search of what its owner's documents say from now on: brands, categories and articles that are found by name, and
 * products that were placed by hand. With a product the only one of its category may come or go. What is as it was is not told
 * again: an index takes its time to be built.
 */
export function followDocuments(
  search: Pick<SearchService, "update">,
  catalogue: Pick<LiveCatalogue, "shopDocuments" | "content" | "onChange" | "onDocuments">,
  onError: (error: unknown) => void,
): void {
  const now = () =>
    countryCodes.flatMap((country) => [
      ...namedIndexesOf(namedSource(catalogue, country)).map(({ name, records }) => ({ name, records })),
      { name: searchIndexName(country, "products"), settings: ownedSettings(catalogue, country) },
    ]);
  let told = new Map(now().map((one) => [one.name, one]));
  const tell = () => {
    const current = now();
    for (const one of current) {
      const before = told.get(one.name);
      if (isDeepStrictEqual(before, one)) continue;
      if ("settings" in one) search.update(one.name, [], [], one.settings).catch(onError);
      else {
        const ids = new Set(one.records.map(({ objectID }) => objectID));
        const gone =
          before && "records" in before ? before.records.map(({ objectID }) => objectID).filter((id) => !ids.has(id)) : [];
        search.update(one.name, one.records, gone).catch(onError);
      }
    }
    told = new Map(current.map((one) => [one.name, one]));
  };
  catalogue.onDocuments(tell);
  catalogue.onChange(tell);
}
