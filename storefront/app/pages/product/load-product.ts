import { redirect } from "react-router";
import type { Product } from "#domain/product/product.ts";
import { productApi } from "../../features/product/product-api.ts";
import { requireBtqNavigation } from "../../features/shop/btq-navigation.ts";
import { type PageHead, wholeSentences } from "../../platform/head/page-meta.ts";
import type { LoadArgs } from "../../platform/routing/load.ts";
import { describedAs, fullProductName } from "./product-name.ts";

/** Where what the boutique sells hangs; its pages wear the boutique's theme. */
const boutiqueCategories = "/categories/btq/";

/** Fills the store with what a product page shows first; reviews and recommendations follow when they come into view. */
export async function loadProduct(
  args: LoadArgs,
  product: Product,
): Promise<{ path: string; size: string | null; head: PageHead; btq: boolean }> {
  const { redirectTarget } = product;
  if (redirectTarget) throw redirect("href" in redirectTarget ? redirectTarget.href : redirectTarget.path);
  const btq = product.canonicalCategory.path.startsWith(boutiqueCategories);
  await requireBtqNavigation(args.store, btq);
  if (product.sizeChart) {
    const chart = args.store.dispatch(productApi.endpoints.sizeChart.initiate(product.sizeChart.id, { subscribe: false }));
    // In the browser the page need not wait for the names of its size systems.
    if (import.meta.env.SSR) await chart;
  }
  const size = args.search.get("size");
  return {
    path: args.path,
    size: product.variants.some((variant) => variant.code === size) ? size : null,
    btq,
    head: {
      title: fullProductName(product),
      description: wholeSentences(describedAs(product)),
      path: product.path,
      // With its price in the address, whoever keeps previews fetches another when that changes.
      image: `${args.country.baseUrl}/share/products/${encodeURIComponent(product.id)}.jpg?price=${product.price}`,
      card: true,
      type: "product",
      country: args.country.code,
      origin: args.origin,
      onlyHere: product.onlyHere,
    },
  };
}
