import { data, type MetaArgs, useLoaderData } from "react-router";
import { ListingPage } from "../features/catalogue/listing-page.part.ts";
import { loadProduct } from "../features/catalogue/load-product.ts";
import { ProductPage } from "../features/catalogue/product-page.part.ts";
import { pageMeta } from "../head/page-meta.ts";
import { browserLoad, type LoadArgs, serverLoad } from "../routing/load.ts";
import { resolvePage } from "../routing/page-load.ts";

async function load(args: LoadArgs) {
  const entity = await resolvePage(args);
  if (entity.type === "product") return { kind: "product" as const, ...(await loadProduct(args, entity.data)) };
  if (entity.type === "listing") {
    const { loadListing } = await import("../features/catalogue/load-listing.ts");
    return { kind: "listing" as const, ...(await loadListing(args)) };
  }
  throw data("Page not found", { status: 404 });
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load, ProductPage.preload);

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

/** `/products/{path}` is a product or a listing, as its path resolves (ROUTE-08). */
export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.kind === "product") return <ProductPage key={loaded.path} path={loaded.path} size={loaded.size} />;
  return <ListingPage path={loaded.path} search={loaded.search} />;
}
