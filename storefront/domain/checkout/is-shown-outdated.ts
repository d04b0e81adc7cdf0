import type { Product } from "../product/product.ts";

/** A line as the shop has just answered for it; `available` are the pieces that there are. */
export interface AnsweredLine {
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  /** Integer cents. */
  readonly unitPrice: number;
  readonly available: number;
}

/**
 * Whether the products that a cart shows are older than the shop's answer for its lines: another price is charged, or of a size that
 * seemed to be there too few are left.
 */
export function isShownOutdated(
  lines: readonly AnsweredLine[],
  products: Readonly<Record<string, Pick<Product, "price" | "variants"> | null>>,
): boolean {
  return lines.some(({ productId, variantId, qty, unitPrice, available }) => {
    const product = products[productId];
    if (!product) return false;
    const shown = product.variants.find(({ id }) => id === variantId)?.qty ?? 0;
    return product.price !== unitPrice || (available < qty && shown >= qty);
  });
}
