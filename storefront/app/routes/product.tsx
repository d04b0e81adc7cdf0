import { data, type MetaArgs, useLoaderData } from "react-router";
import { ListingPage } from "../features/catalogue/listing-page.part.ts";
import { loadProduct } from "../features/catalogue/load-product.ts";
import { ProductPage, productSlot } from "../features/catalogue/product-page.part.ts";
import { type PageHead, pageMeta } from "../head/page-meta.ts";
import { followed } from "../routing/followed.ts";
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

/** A link to a product that the page knows something of leads there at once; what was asked for follows. */
async function loadOrPreview(args: LoadArgs) {
  const { store, path, asked, search, country, origin } = args;
  const isFollowed = followed.path === path && asked === path && search.size === 0;
  followed.path = undefined;
  // A failure of the code is told where the page is drawn.
  if (isFollowed) await ProductPage.preload().catch(() => undefined);
  const preview = isFollowed && productSlot.previewOf?.(store.getState(), path);
  if (preview) {
    const title = `${preview.brand} ${preview.name}, ${preview.colourName}`;
    const head: PageHead = { title, description: "", path, type: "product", country: country.code, origin };
    return { kind: "product" as const, path, size: null, btq: false, head, preview };
  }
  try {
    return await load(args);
  } catch (thrown) {
    // Where a preview stood already, the address that redirects must not stay in the history behind its target.
    if (thrown instanceof Response && location.pathname === country.baseUrl + path) thrown.headers.set("X-Remix-Replace", "true");
    throw thrown;
  }
}
export const clientLoader = browserLoad(loadOrPreview, () => void ProductPage.preload());

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData?.head);
}

/** `/products/{path}` is a product or a listing, as its path resolves (ROUTE-08). Products are shown by the layout. */
export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === "listing" && <ListingPage path={loaded.path} search={loaded.search} />;
}
