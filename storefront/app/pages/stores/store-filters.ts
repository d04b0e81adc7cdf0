import { openState, opensAtAll } from "#domain/stores/opening-hours.ts";
import type { ListedStore } from "../../features/stores/stores-api.ts";

const filters = ["All", "Open now", "Click and collect", "BTQ"] as const;
/** What the shopper may narrow the list of stores down to, as its chip says it. */
export type Filter = (typeof filters)[number];

/** Whether a store is shown under a filter. @param now milliseconds since the epoch */
export function passes(store: ListedStore, filter: Filter, now: number): boolean {
  switch (filter) {
    case "All":
      return true;
    case "Open now":
      return openState(store, now).open;
    case "Click and collect":
      return store.clickAndCollect && opensAtAll(store.hours);
    case "BTQ":
      return store.carries.includes("btq");
  }
}

/** The filters that some of the stores pass, or will at another hour, and the one that is chosen, so that it can be left again. */
export const filtersFor = (stores: readonly ListedStore[], now: number, chosen: Filter): readonly Filter[] =>
  filters.filter((one) => one === "Open now" || one === chosen || stores.some((store) => passes(store, one, now)));
