import type { Product } from "./product.ts";

/** Whether a product's sale mode lets it be bought online now: normal, or a scheduled release that has come. `now` in milliseconds. */
export function isOnSaleOnline({ saleMode, release }: Pick<Product, "saleMode" | "release">, now: number): boolean {
  return saleMode === "normal" || (saleMode === "scheduledRelease" && release !== null && release * 1000 <= now);
}
