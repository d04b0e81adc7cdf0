import { isDeepStrictEqual } from "node:util";
import { algoliasearch } from "algoliasearch";
import type { FastifyPluginAsync } from "fastify";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { type HostedSearch, hostedIndexName, hostsOf } from "#domain/search/hosted-search.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import type { LiveCatalogue } from "../catalogue/live-catalogue.ts";
import { stockedProducts } from "../catalogue/stocked-products.ts";
import { withStock } from "../content/live-stock.ts";
import type { Database } from "../database/database.ts";
import type { Service } from "../service.ts";
import type { Stock } from "../stock/stock.ts";
import { type OnEvents, registerAlgoliaApi } from "./algolia-api.ts";
import { createCatalogueIndexes, namedSource, productRecords } from "./catalogue-indexes.ts";
import { followDocuments } from "./follow-documents.ts";
import { createHostedSearch } from "./hosted/hosted-search.ts";
import { createPushLease } from "./hosted/push-lease.ts";
import { createSearchPush, type IndexReport } from "./hosted/push-search.ts";
import { pathsOf } from "./page-paths.ts";
import { createSearch } from "./search.ts";

/** The shop's search, whoever answers it. */
export interface ShopSearch {
  readonly service: Service<"search.queries" | "search.objects">;
  readonly parts: readonly FastifyPluginAsync[];
  /** Paths of every page that the catalogue makes. */
  readonly paths: (country: CountryCode) => Iterable<{ readonly path: string; readonly pictures: readonly string[] }>;
  /** Pushes everything that differs to the hosted search; left out where the shop searches itself. */
  readonly sync?: () => Promise<IndexReport[]>;
  /** Calls back with a country when its searches answer otherwise than before. A hosted search does not say so. */
  onUpdated(listener: (country: CountryCode) => void): void;
  /** Fails until searches are answered at once. */
  ready(): Promise<void>;
  /** Starts following the catalogue there. Returns the way to stop. */
  start(): () => Promise<void>;
}

export interface ShopSearchOptions {
  readonly hosted: (HostedSearch & { readonly writeKey: string }) | undefined;
  readonly database: Database;
  readonly catalogue: LiveCatalogue;
  readonly stock: Stock;
  readonly rateLimits: boolean;
  readonly onError: (error: unknown) => void;
  /** Hears what shoppers did with what was found, where the shop searches itself. */
  readonly onEvents: OnEvents;
}

/** Opens the embedded search, or the way to the hosted one where the settings name one. Either follows catalogue and stock. */
export function openSearch(options: ShopSearchOptions): Promise<ShopSearch> {
  const { hosted } = options;
  return hosted ? openHosted(hosted, options) : openEmbedded(options);
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

async function openHosted(
  hosted: HostedSearch & { readonly writeKey: string },
  { database, catalogue, stock, onError }: ShopSearchOptions,
): Promise<ShopSearch> {
  const nowOf = async (country: CountryCode, ids: Iterable<string>) => {
    const products = catalogue.products(country);
    const quantities = await stock.readAll(country);
    return productRecords(
      catalogue,
      [...ids].flatMap((id) => products.get(id) ?? []).map((product) => withStock(product, quantities, products)),
    );
  };
  const hosts = hostsOf(hosted);
  const push = createSearchPush({
    client: algoliasearch(hosted.appId, hosted.writeKey, hosts && { hosts }),
    nameOf: (name) => hostedIndexName(hosted, name),
    definitions: async () => {
      const definitions = createCatalogueIndexes(catalogue, catalogue);
      const products = new Map<string, Awaited<ReturnType<typeof nowOf>>>();
      for (const country of countryCodes)
        products.set(searchIndexName(country, "products"), await nowOf(country, catalogue.products(country).keys()));
      return definitions.map((definition) => ({ ...definition, records: products.get(definition.name) ?? definition.records }));
    },
    record: async (country, id) => (await nowOf(country, [id]))[0] ?? null,
    isLeader: createPushLease(database),
    onError,
  });
  const listedIn = (country: CountryCode) => namedSource(catalogue, country).listings.map(({ path }) => path);
  const listed = new Map(countryCodes.map((country) => [country, listedIn(country)]));
  catalogue.onChange((country, { changed, removed }) => {
    push.note(
      country,
      [...changed, ...removed].map(({ id }) => id),
    );
    // With a product the only one of its category may come or go.
    const current = listedIn(country);
    if (!isDeepStrictEqual(listed.get(country), current)) push.noteAll();
    listed.set(country, current);
  });
  catalogue.onDocuments(() => push.noteAll());
  stock.onChange((country, changes) => {
    // Other colours say whether this one is sold out.
    for (const { id, siblingProducts } of stockedProducts(catalogue.products(country), changes))
      push.note(country, [id, ...siblingProducts.map((sibling) => sibling.id)]);
  });
  const paths = pathsOf(catalogue);
  const service = createHostedSearch(hosted);
  const ready = async () => undefined;
  return { service, parts: [], paths, sync: push.sync, onUpdated: () => undefined, ready, start: push.start };
}
