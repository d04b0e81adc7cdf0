import { lazy, Suspense } from "react";
import { data, type MetaArgs, useLoaderData } from "react-router";
import { resolvePage } from "../../features/content/resolve-page.ts";
import { pageMeta } from "../../platform/head/page-meta.ts";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { loadProduct } from "./load-product.ts";
import { ProductPage } from "./product-page.tsx";

/** A listing under `/products/…` is rare, and its code no part of every product's page. */
const ListingPage = lazy(async () => ({ default: (await import("../../features/listing/listing-page.tsx")).ListingPage }));

/** `/products/{path}` is a product or a listing, as its path resolves (ROUTE-08). */
async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type === "product") return { kind: "product" as const, ...(await loadProduct(args, entity.data)) };
  if (entity.type === "listing") {
    const { loadListing } = await import("../../features/listing/load-listing.ts");
    return { kind: "listing" as const, ...(await loadListing(args)) };
  }
  throw data("Page not found", { status: 404 });
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "product") return <ProductPage key={loaded.path} path={loaded.path} size={loaded.size} />;
  return (
    <Suspense>
      <ListingPage path={loaded.path} search={loaded.search} />
    </Suspense>
  );
}
