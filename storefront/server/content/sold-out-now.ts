import { isSoldOut, type SoldAs } from "#domain/product/sold-out.ts";

/** What of a product decides whether it is sold out, besides its stock. */
export interface Standing extends SoldAs {
  readonly soldOut?: unknown;
  readonly state?: unknown;
  readonly saleMode?: unknown;
}

/** Whether a product is sold out with these quantities. What has not arrived yet is not sold out for having no stock. */
export function isSoldOutNow(product: Standing, variants: readonly { readonly qty: number }[]): boolean {
  if (product.state === "coming" || product.saleMode === "comingSoon") return product.soldOut === true;
  return isSoldOut(variants, product);
}
