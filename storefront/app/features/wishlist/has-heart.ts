import type { ListProduct } from "#domain/product/product.ts";

/** Whether a product can be put on the wishlist: only what is sold as usual (TILE-05). */
export function hasHeart({ saleMode = "normal", state = "current" }: Partial<Pick<ListProduct, "saleMode" | "state">>): boolean {
  return saleMode === "normal" && state !== "discontinued";
}
