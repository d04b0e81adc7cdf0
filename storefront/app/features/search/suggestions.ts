import type { SearchResult } from "#contract/search.ts";
import type { Attribution } from "#domain/cart/cart-item.ts";
import { searchConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { colourAfterName } from "#domain/product/only-colour.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { tileAttributes } from "../product/search-index.ts";
import { type TileProduct, tileOfHit } from "../product/tile-product.ts";
import { leftOutWords } from "./left-out.ts";

const groups = ["brands", "categories", "articles"] as const;
const groupLabels = { brands: "Brands", categories: "Categories", articles: "Articles" } as const;

/** A piece of a name; `match` where it is what was typed. */
export interface Piece {
  text: string;
  match: boolean;
}

export interface SuggestedLink {
  id: string;
  path: string;
  name: Piece[];
}

export interface SuggestedProduct {
  tile: TileProduct;
  brand: Piece[];
  name: Piece[];
}

/** What a few typed letters may mean (SEARCH-06). */
export interface Suggestions {
  links: { id: string; label: string; hits: SuggestedLink[] }[];
  products: SuggestedProduct[];
  /** Products that the whole search would find. */
  total: number;
  /** The query as it was taken to be spelt or, where nothing is found, may have been meant; null when it is as typed. */
  correctedQuery: string | null;
  /** Words that had to be left out to find any product. */
  leftOut: string[];
  /** Where its products were found, for analytics of what is followed. */
  attribution: Attribution;
}

type Hit = SearchResult["hits"][number];

/** Around what was typed: characters of the private use area, which stand in no name. */
export const matchTags = { highlightPreTag: "\uE000", highlightPostTag: "\uE001" } as const;

/** Cuts a highlighted value at its marks. What lies between them is text, whatever is in it. */
export function pieces(highlighted: string): Piece[] {
  return highlighted
    .split(/[\uE000\uE001]/)
    .map((text, index) => ({ text, match: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function highlight(hit: Hit, path: readonly string[], plain: string): Piece[] {
  let found: unknown = hit._highlightResult;
  for (const key of [...path, "value"]) found = (found as Record<string, unknown> | undefined)?.[key];
  return typeof found === "string" ? pieces(found) : [{ text: plain, match: false }];
}

/** One batch of searches, a group each, products last, whose hits can be told apart by who was shown them (`user`). */
export function suggestionRequests(query: string, country: CountryCode, user: { userToken?: string } = {}) {
  const { hitsPerGroup } = searchConfiguration;
  const facetFilters = ["visibleIn.searchResults:true"];
  return [
    ...groups.map((group) => ({
      indexName: searchIndexName(country, group),
      query,
      hitsPerPage: hitsPerGroup[group],
      facetFilters,
      attributesToRetrieve: ["name", "path"],
      attributesToHighlight: ["name"],
      ...matchTags,
    })),
    {
      indexName: searchIndexName(country, "products"),
      query,
      hitsPerPage: hitsPerGroup.products,
      facetFilters,
      attributesToRetrieve: tileAttributes,
      attributesToHighlight: ["brand.name", "name"],
      ...matchTags,
      clickAnalytics: true,
      ...user,
    },
  ];
}

/** Puts the batch's answers together. Groups that found nothing are left out; products of the same name say their colour. */
export function toSuggestions(results: readonly SearchResult[]): Suggestions {
  const products = results[groups.length];
  const tiles = (products?.hits ?? []).map((hit) => ({ hit, tile: tileOfHit(hit) }));
  const isAlone = ({ brand, name }: TileProduct) =>
    tiles.filter(({ tile }) => tile.brand === brand && tile.name === name).length === 1;
  return {
    links: groups.flatMap((group, index) => {
      const hits = (results[index]?.hits ?? []).map((hit) => ({
        id: hit.objectID,
        path: String(hit.path),
        name: highlight(hit, ["name"], String(hit.name)),
      }));
      return hits.length > 0 ? [{ id: group, label: groupLabels[group], hits }] : [];
    }),
    products: tiles.map(({ hit, tile }) => ({
      tile,
      brand: highlight(hit, ["brand", "name"], tile.brand),
      name: [
        ...highlight(hit, ["name"], tile.name),
        ...(isAlone(tile) ? [] : [{ text: colourAfterName(tile.colourName), match: false }]),
      ],
    })),
    total: products?.nbHits ?? 0,
    correctedQuery: products?.correctedQuery ?? null,
    leftOut: leftOutWords(products?.queryAfterRemoval),
    attribution: { algoliaQueryId: products?.queryID, algoliaIndexName: products?.index },
  };
}
