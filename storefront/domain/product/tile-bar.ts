import type { ListProduct } from "./product.ts";

export interface Shopper {
  readonly loggedIn: boolean;
}

export type TileBar = "discontinued" | "accountExclusive" | "comingSoon" | "soldOut" | "viewDetails" | "addToCart";

/**
 * What the bar at a tile's foot says: the first case that holds, in the listed order (TILE-20).
 * State coming says the same as saleMode comingSoon (TILE-22).
 */
export function tileBar(
  product: Pick<ListProduct, "state" | "saleMode" | "soldOut" | "accountExclusive">,
  { loggedIn }: Shopper,
): TileBar {
  if (product.state === "discontinued") return "discontinued";
  if (product.accountExclusive && !loggedIn) return "accountExclusive";
  if (product.saleMode === "comingSoon" || product.state === "coming") return "comingSoon";
  if (product.soldOut) return "soldOut";
  if (product.saleMode !== "normal") return "viewDetails";
  return "addToCart";
}
