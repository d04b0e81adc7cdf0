import { baseColours, Facet, FacetForm, type FacetOption } from "@tread/design-system/facet";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { FacetDefinition, Listing } from "#contract/content.ts";
import { listingConfiguration } from "#domain/configuration/configuration.ts";
import { onOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { useShopHref } from "../shop/use-shop.ts";
import { isSizeFacet } from "./applied-filters.ts";
import { type ListingQuery, parseListingQuery, writeListingQuery } from "./listing-query.ts";
import type { ListingResults } from "./listing-results.ts";
import { sortFacetOptions } from "./sort-facet-options.ts";

export interface ListingFiltersProps {
  listing: Listing;
  query: ListingQuery;
  results: ListingResults;
  /** Hears of the address that a choice leads to. */
  onGo?: (address: string) => void;
}

/** The address and the answers speak of dollars, the price range of cents. */
const cents = 100;

/** Facets that stand open until somebody folds them, as far as there is room above the fold. */
const openFacets = ["footwearSize", "clothingSize", "brand", "price", "colour"];

function options(facet: FacetDefinition, counts: Readonly<Record<string, number>>): FacetOption[] {
  const colours: Readonly<Record<string, string>> = baseColours;
  return sortFacetOptions(facet.optionSort, counts).map((value) => ({
    value,
    label: value,
    count: counts[value],
    colour: colours[value],
  }));
}

function look(facet: FacetDefinition): "sizes" | "colours" | "list" {
  return isSizeFacet(facet) ? "sizes" : facet.id === "colour" ? "colours" : "list";
}

/** A list with a value that is to be in it, or without one that is not. */
function withValue(values: readonly string[], value: string, wanted: boolean): string[] {
  const others = values.filter((other) => other !== value);
  return wanted ? [...others, value] : others;
}

/** The filters of a listing. Every choice is an address; without scripts they are a form that loads it. */
export function ListingFilters({ listing, query: shown, results, onGo }: ListingFiltersProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  // A choice shows at once, before its products have come, and the next one builds on it.
  const query = location?.pathname.endsWith(listing.path)
    ? parseListingQuery(new URLSearchParams(location.search), listing.facets)
    : shown;
  const href = useShopHref();
  // What is chosen from stays open, also when the last choice is taken back.
  const [open] = useState(() => new Set(openFacets));
  // Several choices may be made before any of them is drawn: those made before the page was alive come all at once.
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  });
  const go = (change: (query: ListingQuery) => Partial<ListingQuery>) => {
    latest.current = { ...latest.current, page: 1, ...change(latest.current) };
    const address = listing.path + writeListingQuery(latest.current, listing.facets);
    onGo?.(address);
    navigate(address, { preventScrollReset: true, replace: onOverlayEntry() });
  };
  const keep = {
    ...(query.q && { [listingConfiguration.searchParameter]: query.q }),
    ...(query.dynamicallyFiltered && { dynamicallyFiltered: "true" }),
    ...(query.sort && { sort: query.sort }),
  };

  return (
    <FacetForm action={href(listing.path)} keep={keep} aria-label="Filters">
      {listing.facets.map((facet) => {
        const counts = results.facetCounts[facet.id] ?? {};
        if (facet.type === "TOGGLE") {
          return (
            <Facet
              key={facet.id}
              type="TOGGLE"
              name={facet.queryParameter}
              label={facet.label}
              on={query.toggles.includes(facet.id)}
              disabled={counts.true === 0 && !query.toggles.includes(facet.id)}
              onToggle={(on) => go(({ toggles }) => ({ toggles: withValue(toggles, facet.id, on) }))}
            />
          );
        }
        if (facet.type === "RANGE") {
          if (!results.priceRange || results.priceRange.min === results.priceRange.max) return null;
          return (
            <Facet
              key={facet.id}
              type="RANGE"
              label={facet.label}
              open
              min={results.priceRange.min * cents}
              max={results.priceRange.max * cents}
              low={query.minPrice === null ? null : query.minPrice * cents}
              high={query.maxPrice === null ? null : query.maxPrice * cents}
              onChange={({ low, high }) =>
                go(() => ({ minPrice: low === null ? null : low / cents, maxPrice: high === null ? null : high / cents }))
              }
            />
          );
        }
        if (Object.keys(counts).length === 0) return null;
        const selected = query.options[facet.id] ?? [];
        return (
          <Facet
            key={facet.id}
            type="OPTIONS"
            look={look(facet)}
            name={facet.queryParameter}
            label={facet.label}
            noun={facet.queryParameter === "bestFor" ? "uses" : `${facet.label.toLowerCase()}s`}
            open={open.has(facet.id) || selected.length > 0}
            summary={selected.join(", ")}
            options={options(facet, counts)}
            selected={selected}
            onToggle={(value, checked) => {
              open.add(facet.id);
              go(({ options: { [facet.id]: before = [], ...others } }) => {
                const values = withValue(before, value, checked).sort();
                return { options: values.length > 0 ? { ...others, [facet.id]: values } : others };
              });
            }}
          />
        );
      })}
    </FacetForm>
  );
}
