import { isDeepStrictEqual } from "node:util";
import { algoliasearch } from "algoliasearch";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { type HostedSearch, hostedIndexName, hostsOf } from "#domain/search/hosted-search.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { algoliaRequester } from "#server/algolia-requester.ts";
import { stockedProducts } from "../../catalogue/stocked-products.ts";
import { withStock } from "../../content/live-stock.ts";
import { createCatalogueIndexes, namedSource, productRecords } from "../catalogue-indexes.ts";
import { pathsOf } from "../page-paths.ts";
import type { ShopSearch, ShopSearchOptions } from "../shop-search.ts";
import { createHostedSearch } from "./hosted-search.ts";
import { createPushLease } from "./push-lease.ts";
import { createSearchPush } from "./push-search.ts";
import { withStandIn } from "./stand-in.ts";

/**
 * Opens the way to the hosted search, which is told what there is and whatever changes.
 * @param openOwn opens the shop's own search, which answers while the hosted one is away
 */
export async function openHostedSearch(
  hosted: HostedSearch & { readonly writeKey: string },
  { database, catalogue, stock, onError }: ShopSearchOptions,
  openOwn: () => Promise<ShopSearch["service"]>,
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
    client: algoliasearch(hosted.appId, hosted.writeKey, { requester: algoliaRequester, ...(hosts && { hosts }) }),
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
  const service = withStandIn({ hosted: createHostedSearch(hosted), openOwn, onError });
  const ready = async () => undefined;
  return { service, parts: [], paths, sync: push.sync, onUpdated: () => undefined, ready, start: push.start };
}
