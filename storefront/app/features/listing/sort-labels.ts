import type { SortOption } from "./listing-query.ts";

/** What the sort options are called. */
export const sortLabels: Readonly<Record<SortOption, string>> = {
  nameAsc: "Name A–Z",
  nameDesc: "Name Z–A",
  priceAsc: "Price low to high",
  priceDesc: "Price high to low",
  newest: "Newest",
  oldest: "Oldest",
};
