import type { AppliedFilter } from "@tread/design-system/applied-filters";
import type { FacetDefinition, Listing } from "#contract/content.ts";
import { grouped } from "#domain/money/format-money.ts";
import { sizeWithSystem } from "#domain/product/size-system.ts";
import { listingSizeSystem } from "../size-chart/size-system.ts";
import { type ListingQuery, writeListingQuery } from "./listing-query.ts";

/** Whether the options of a facet are sizes, which are letters and numbers that say nothing by themselves. */
export function isSizeFacet({ id }: Pick<FacetDefinition, "id">): boolean {
  return id === "footwearSize" || id === "clothingSize";
}

const dollars = (amount: number | null): string => `$${grouped(String(amount))}`;

/** `Size US Men 9`, `Size M` */
function sizeWords(facet: FacetDefinition, value: string): string {
  const system = listingSizeSystem({ facets: [facet] });
  return `Size ${system ? sizeWithSystem(system, value) : value}`;
}

function priceWords({ minPrice, maxPrice }: ListingQuery): string {
  if (minPrice === null) return `Up to ${dollars(maxPrice)}`;
  return maxPrice === null ? `From ${dollars(minPrice)}` : `${dollars(minPrice)} to ${dollars(maxPrice)}`;
}

/** The filters in force, each with the address of the listing without it. */
export function appliedFilters(listing: Listing, query: ListingQuery, href: (path: string) => string): AppliedFilter[] {
  const without = (change: Partial<ListingQuery>) =>
    href(listing.path + writeListingQuery({ ...query, page: 1, ...change }, listing.facets));
  return listing.facets.flatMap((facet): AppliedFilter[] => {
    if (facet.type === "TOGGLE") {
      if (!query.toggles.includes(facet.id)) return [];
      return [{ id: facet.id, label: facet.label, href: without({ toggles: query.toggles.filter((id) => id !== facet.id) }) }];
    }
    if (facet.type === "RANGE") {
      if (query.minPrice === null && query.maxPrice === null) return [];
      return [{ id: facet.id, label: priceWords(query), href: without({ minPrice: null, maxPrice: null }) }];
    }
    const values = query.options[facet.id] ?? [];
    return values.map((value) => {
      const { [facet.id]: _, ...others } = query.options;
      const left = values.filter((other) => other !== value);
      return {
        id: `${facet.id}-${value}`,
        label: isSizeFacet(facet) ? sizeWords(facet, value) : value,
        href: without({ options: left.length > 0 ? { ...others, [facet.id]: left } : others }),
      };
    });
  });
}
