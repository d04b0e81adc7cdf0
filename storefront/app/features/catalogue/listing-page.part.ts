import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ListingPageProps } from "./listing-page.tsx";

const load = async () => (await import("./listing-page.tsx")).ListingPage;

export const ListingPage: Deferred<ListingPageProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/catalogue/listing-page.tsx")
  : deferred(load);
