import type { ShopDocumentKind } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";

/** What of a product's document names others. */
export type NamingProduct = Pick<ProductDocument, "mainCategory" | "categories" | "sizeChart" | "overlays" | "badges" | "brand">;

/** Documents that a product names: by kind, with where it names them. A brand is among them. */
export function namedByProduct(product: NamingProduct): { kind: ShopDocumentKind; id: string; at: string }[] {
  const idOf = (one: string | { readonly id: string }) => (typeof one === "string" ? one : one.id);
  const of = (kind: ShopDocumentKind, at: string, ids: readonly string[]) => [...new Set(ids)].map((id) => ({ kind, id, at }));
  return [
    ...of("category", "categories", [...product.categories.map(idOf), product.mainCategory]),
    ...of("sizeChart", "sizeChart", product.sizeChart === null ? [] : [product.sizeChart]),
    ...of("overlay", "overlays", product.overlays.map(idOf)),
    ...of("badge", "badges", product.badges),
    ...of("brand", "brand", [product.brand.id]),
  ];
}
