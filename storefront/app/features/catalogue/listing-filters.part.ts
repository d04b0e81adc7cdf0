import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ListingFiltersProps } from "./listing-filters.tsx";

const load = async () => (await import("./listing-filters.tsx")).default;

export const ListingFilters: Deferred<ListingFiltersProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/catalogue/listing-filters.tsx")
  : deferred(load);
