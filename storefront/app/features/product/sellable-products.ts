import type { ResponseOf } from "#contract/calls.ts";
import { recommendationConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { request } from "../../platform/api/api.ts";
import { tileAttributes } from "./search-index.ts";
import { tileOfHit } from "./tile-product.ts";

const { max, states } = recommendationConfiguration;

/** A search for products that can be sold (PDP-11), `more` of them than are shown. */
export function sellableProducts(country: CountryCode, filters: readonly string[], more = 0) {
  const requests = [
    {
      indexName: searchIndexName(country, "products"),
      query: "",
      hitsPerPage: max + more,
      facetFilters: ["visibleIn.searchResults:true", ...filters, states.map((state) => `state:${state}`)],
      attributesToRetrieve: tileAttributes,
      attributesToHighlight: [],
    },
  ];
  return request("search.queries", { params: undefined, query: undefined, body: { requests } });
}

/** The tiles of what such a search found. */
export const tilesOf = (answer: { data?: unknown }) =>
  ((answer.data as ResponseOf<"search.queries"> | undefined)?.results[0]?.hits ?? []).map(tileOfHit);
