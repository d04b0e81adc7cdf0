import { type MetaArgs, useLoaderData } from "react-router";
import { ListingPage } from "../../features/listing/listing-page.tsx";
import { loadListing } from "../../features/listing/load-listing.ts";
import { searchPath } from "../../features/search/prefetch-search.ts";
import { SearchWithoutScript } from "../../features/search/search-without-script.tsx";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { loadWith } from "../../platform/routing/load.ts";

export const loader = loadWith(loadListing);
export const clientLoader = loadWith(loadListing);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function ListingRoute() {
  const { path, search } = useLoaderData<typeof loader>();
  return (
    <>
      {path === searchPath && <SearchWithoutScript query={new URLSearchParams(search).get("q") ?? ""} />}
      <ListingPage path={path} search={search} />
    </>
  );
}
