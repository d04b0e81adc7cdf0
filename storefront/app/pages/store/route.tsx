import { data, type MetaArgs, useLoaderData } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { nearCoordinates } from "#domain/stores/locality-check.ts";
import { storeAddressLines } from "#domain/stores/store.ts";
import { resolvePage, throwFailure } from "../../features/content/resolve-page.ts";
import { storesApi } from "../../features/stores/stores-api.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { StorePage } from "./store-page.tsx";

async function load({ store: shop, params, path, country, origin }: LoadArgs) {
  const name = params["*"] ?? "";
  if (!/^[a-z0-9-]{1,100}$/.test(name)) throw data("Page not found", { status: 404 });
  const { endpoints } = storesApi;
  const answer = await shop.dispatch(endpoints.storesGet.initiate(name, { subscribe: false }));
  if (answer.error || !answer.data) {
    // A store that has closed may have a redirect in its place.
    if (answer.error && "status" in answer.error && answer.error.status === 404) await resolvePage({ store: shop, path });
    throwFailure(answer.error);
  }
  const store = answer.data;
  const near = nearCoordinates(store.coordinates);
  // The page is worth having without the stores around it.
  await shop.dispatch(endpoints.storesList.initiate({ near }, { subscribe: false }));
  return {
    name,
    near,
    head: {
      title: `${store.name} store`,
      description: `${siteName} ${store.name}, ${storeAddressLines(store.address).join(", ")}: opening hours, phone and directions.`,
      path,
      country: country.code,
      origin,
      onlyHere: true,
    },
  };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function StoreRoute() {
  const { name, near } = useLoaderData<typeof loader>();
  return <StorePage name={name} near={near} />;
}
