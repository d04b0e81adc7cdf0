import type { ListProduct } from "./product.ts";

export interface Shopper {
  readonly loggedIn: boolean;
}

/**
 * Whether a size may be added straight from a tile (browsing §4; DECISIONS TILE-22): state current or evergreen,
 * not sold out, saleMode normal and, for members' products, logged in.
 */
export function quickAddAllowed(
  product: Pick<ListProduct, "state" | "saleMode" | "soldOut" | "accountExclusive">,
  { loggedIn }: Shopper,
): boolean {
  return (
    (product.state === "current" || product.state === "evergreen") &&
    !product.soldOut &&
    product.saleMode === "normal" &&
    (!product.accountExclusive || loggedIn)
  );
}
