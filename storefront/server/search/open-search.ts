import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { registerAlgoliaApi } from "./algolia-api.ts";
import { createCatalogueIndexes, productRecords } from "./catalogue-indexes.ts";
import { followDocuments } from "./follow-documents.ts";
import { pathsOf } from "./page-paths.ts";
import { createSearch } from "./search.ts";
import type { ShopSearch, ShopSearchOptions } from "./shop-search.ts";

/**
 * Opens the embedded search, or the way to the hosted one where the settings name one, whose package is loaded only then. Either
 * follows catalogue and stock.
 */
export async function openSearch(options: ShopSearchOptions): Promise<ShopSearch> {
  const { hosted } = options;
  if (!hosted) return openEmbedded(options);
  const { openHostedSearch } = await import("./hosted/open-hosted-search.ts");
  return openHostedSearch(hosted, options, async () => {
    const own = await openEmbedded(options);
    // It has nothing to stop once it is built.
    await own.start()();
    return own.service;
  });
}

async function openEmbedded({ catalogue, stock, rateLimits, onEvents, onError }: ShopSearchOptions): Promise<ShopSearch> {
  const listeners: ((country: CountryCode) => void)[] = [];
  const search = createSearch({
    indexes: createCatalogueIndexes(catalogue, catalogue),
    onUpdated: (country) => {
      for (const listener of listeners) listener(country);
    },
  });
  followDocuments(search, catalogue, onError);
  for (const country of countryCodes) search.applyStock(country, await stock.readAll(country));
  stock.onChange((country, changes) => search.applyStock(country, changes));
  catalogue.onChange((country, { changed, removed }) => {
    const records = productRecords(catalogue, changed);
    const gone = removed.map(({ id }) => id);
    search.update(searchIndexName(country, "products"), records, gone).catch(onError);
  });
  const { "search.queries": queries, "search.objects": objects } = search;
  let isPrepared = false;
  return {
    service: { "search.queries": queries, "search.objects": objects },
    paths: pathsOf(catalogue),
    parts: [(app) => registerAlgoliaApi(app, search, { rateLimits, onEvents })],
    onUpdated: (listener) => void listeners.push(listener),
    async ready() {
      if (!isPrepared) throw new Error("The search is still being built.");
    },
    start() {
      const prepared = search
        .prepare()
        .then(() => {
          isPrepared = true;
        })
        .catch(onError);
      return () => prepared;
    },
  };
}
