import type { FacetDefinition, Listing } from "#contract/content.ts";
import { listingConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { sanitiseSearchQuery } from "#domain/fields/search-query.ts";
import { isKeptId } from "#domain/listing/kept-by-id.ts";
import { pageNumber } from "#domain/listing/page-number.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { facetFilter, tileAttributes } from "../product/search-index.ts";

/** The sort options a shopper may choose; none means the listing's own ranking, or relevance with a query. */
export const sortOptions = listingConfiguration.sortOptions;
export type SortOption = (typeof sortOptions)[number];

/** Tiles on a page of a listing. */
export const listingPageSize = listingConfiguration.pageSize;

/** What a listing's address asks for. Unknown or malformed parts of the address are left out, never an error. */
export interface ListingQuery {
  /** From 1. */
  page: number;
  q: string;
  sort: SortOption | null;
  /** Chosen values by facet id, OPTIONS facets only. */
  options: Readonly<Record<string, readonly string[]>>;
  /** Ids of TOGGLE facets that are on. */
  toggles: readonly string[];
  /** Whole dollars. */
  minPrice: number | null;
  maxPrice: number | null;
  /** What its search text speaks of has been made filters already: it is not done twice (LIST-08). */
  dynamicallyFiltered?: boolean;
  /** Id of the personalisation that orders its products (LIST-07). */
  adj?: string;
}

const { searchParameter } = listingConfiguration;
/** Values of one facet that an address may name, and characters of one; the rest is passed over. */
const maxValues = 40;
const maxLength = 80;

/** An end of the range of prices, in dollars; null for anything else. */
const dollarsOf = (text: string | null): number | null =>
  text !== null && /^(?:\d{1,6}|\d{1,5}\.\d{1,2})$/.test(text) ? Number(text) : null;

/** Whole dollars between which all that was asked for is. */
function wholeRange(from: number | null, to: number | null): Pick<ListingQuery, "minPrice" | "maxPrice"> {
  const [least, most] = from !== null && to !== null && to < from ? [to, from] : [from, to];
  return { minPrice: least === null ? null : Math.floor(least), maxPrice: most === null ? null : Math.ceil(most) };
}

/** Names under which links with dynamic filters give a facet's values, by the facet's attribute (LIST-13). */
const dynamicParameters: ReadonlyMap<string, readonly string[]> = new Map([
  ["baseColours", ["baseColours"]],
  ["brand.name", ["brand.name"]],
]);

const isFromDynamicLink = (search: URLSearchParams) => [...dynamicParameters.values()].flat().some((name) => search.has(name));

/** Reads a listing's query parameters (LIST-11, LIST-12). */
export function parseListingQuery(search: URLSearchParams, facets: readonly FacetDefinition[]): ListingQuery {
  const options: Record<string, string[]> = {};
  const toggles: string[] = [];
  for (const facet of facets) {
    if (facet.type === "OPTIONS") {
      const given = [facet.queryParameter, ...(dynamicParameters.get(facet.attribute) ?? [])];
      const values = [...new Set(given.flatMap((name) => search.getAll(name)))].filter(
        (value) => value.trim() !== "" && value.length <= maxLength && !/\p{Cc}/u.test(value),
      );
      if (values.length > 0) options[facet.id] = values.slice(0, maxValues).sort();
    } else if (facet.type === "TOGGLE" && search.get(facet.queryParameter) === "true") toggles.push(facet.id);
  }
  const sort = search.get("sort");
  const adj = search.get("adj");
  return {
    page: pageNumber(search.get("page")),
    q: sanitiseSearchQuery((search.get(searchParameter) ?? "").slice(0, 200)),
    sort: sortOptions.find((option) => option === sort) ?? null,
    options,
    toggles,
    ...wholeRange(dollarsOf(search.get("minPrice")), dollarsOf(search.get("maxPrice"))),
    ...((search.get("dynamicallyFiltered") === "true" || isFromDynamicLink(search)) && { dynamicallyFiltered: true }),
    ...(adj !== null && isKeptId(adj) && { adj }),
  };
}

/** The address's query string for a listing query; the inverse of `parseListingQuery`, in one canonical order. */
export function writeListingQuery(query: ListingQuery, facets: readonly FacetDefinition[]): string {
  const search = new URLSearchParams();
  if (query.q) search.set(searchParameter, query.q);
  if (query.dynamicallyFiltered) search.set("dynamicallyFiltered", "true");
  for (const facet of facets) {
    if (facet.type === "OPTIONS") for (const value of query.options[facet.id] ?? []) search.append(facet.queryParameter, value);
    else if (facet.type === "TOGGLE" && query.toggles.includes(facet.id)) search.set(facet.queryParameter, "true");
  }
  if (query.minPrice !== null) search.set("minPrice", String(query.minPrice));
  if (query.maxPrice !== null) search.set("maxPrice", String(query.maxPrice));
  if (query.sort) search.set("sort", query.sort);
  if (query.adj) search.set("adj", query.adj);
  if (query.page > 1) search.set("page", String(query.page));
  const text = search.toString();
  return text ? `?${text}` : "";
}

const replicas: Readonly<Record<SortOption, string>> = {
  nameAsc: "name_asc",
  nameDesc: "name_desc",
  priceAsc: "price_asc",
  priceDesc: "price_desc",
  newest: "newest",
  oldest: "oldest",
};

type Filter = string | string[];

function priceFilters({ minPrice, maxPrice }: ListingQuery): string[] {
  return [...(minPrice === null ? [] : [`price>=${minPrice * 100}`]), ...(maxPrice === null ? [] : [`price<=${maxPrice * 100}`])];
}

function chosenFilters(query: ListingQuery, facets: readonly FacetDefinition[], except?: string): Filter[] {
  return facets.flatMap((facet): Filter[] => {
    if (facet.id === except) return [];
    if (facet.type === "TOGGLE") return query.toggles.includes(facet.id) ? [`${facet.attribute}:true`] : [];
    const values = query.options[facet.id];
    return values ? [values.map((value) => facetFilter(facet.attribute, value))] : [];
  });
}

/** Whether a query leaves out any product of its listing. */
export function isFiltered({ options, toggles, minPrice, maxPrice }: ListingQuery): boolean {
  return Object.keys(options).length > 0 || toggles.length > 0 || minPrice !== null || maxPrice !== null;
}

/**
 * The batch of searches that draws a listing: the page itself first, then one a chosen facet without that facet's own
 * filter, so that its other options keep their counts (values of one facet widen, facets narrow), and where anything is chosen
 * one without any filter last, for the options that are there but have nothing left.
 */
export function listingRequests(listing: Listing, query: ListingQuery, country: CountryCode) {
  const index = searchIndexName(country, listing.products.index);
  const main = {
    indexName: query.sort ? `${index}_${replicas[query.sort]}` : index,
    query: query.q,
    hitsPerPage: listingPageSize,
    page: query.page - 1,
    facets: listing.facets.map((facet) => facet.attribute),
    maxValuesPerFacet: 100,
    facetFilters: [...listing.facetFilters, ...chosenFilters(query, listing.facets)],
    numericFilters: priceFilters(query),
    attributesToRetrieve: tileAttributes,
    attributesToHighlight: [],
    clickAnalytics: true,
    ruleContexts: [`${listing.type.toLowerCase()}-${listing.id}`],
  };
  const counting = { ...main, indexName: index, hitsPerPage: 0, page: 0, attributesToRetrieve: [], clickAnalytics: false };
  const widened = listing.facets
    .filter((facet) => (facet.type === "RANGE" ? query.minPrice !== null || query.maxPrice !== null : query.options[facet.id]))
    .map((facet) => ({
      ...counting,
      facets: [facet.attribute],
      facetFilters: [...listing.facetFilters, ...chosenFilters(query, listing.facets, facet.id)],
      numericFilters: facet.type === "RANGE" ? [] : priceFilters(query),
    }));
  if (!isFiltered(query)) return [main];
  return [main, ...widened, { ...counting, facetFilters: listing.facetFilters, numericFilters: [] }];
}
