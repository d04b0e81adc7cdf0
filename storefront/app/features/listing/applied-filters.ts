import type { AppliedFilter } from "@tread/design-system/applied-filters";
import type { FacetDefinition, Listing } from "#contract/content.ts";
import { grouped } from "#domain/money/format-money.ts";
import { type ListingQuery, writeListingQuery } from "./listing-query.ts";

/** Whether the options of a facet are sizes, which are letters and numbers that say nothing by themselves. */
export function isSizeFacet({ id }: Pick<FacetDefinition, "id">): boolean {
  return id === "footwearSize" || id === "clothingSize";
}

const dollars = (amount: number | null): string => `$${grouped(String(amount))}`;

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
        label: isSizeFacet(facet) ? `Size ${value}` : value,
        href: without({ options: left.length > 0 ? { ...others, [facet.id]: left } : others }),
      };
    });
  });
}
