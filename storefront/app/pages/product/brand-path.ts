import type { ListProduct } from "#domain/product/product.ts";

/** Path of a product's brand: a product lives under its brand's slug (`/products/<brand>/<style>`), which is not the brand's id. */
export function brandPath({ path }: Pick<ListProduct, "path">): string {
  return `/brands/${path.split("/")[2] ?? ""}`;
}
