import { type MetaArgs, useLoaderData } from "react-router";
import { ListingPage } from "../features/catalogue/listing-page.part.ts";
import { loadListing } from "../features/catalogue/load-listing.ts";
import { pageMeta } from "../head/page-meta.ts";
import { browserLoad, serverLoad } from "../routing/load.ts";

export const loader = serverLoad(loadListing);
export const clientLoader = browserLoad(loadListing, ListingPage.preload);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function ListingRoute() {
  const { path, search } = useLoaderData<typeof loader>();
  return <ListingPage path={path} search={search} />;
}
