import type { ResponseOf } from "#contract/calls.ts";
import type { ShopContent } from "#merchandising/shop-content.ts";

/** What the content service needs to know of a shop: what it says now, and what is said of its products. */
export interface ContentCatalogue extends ShopContent {
  reviews(productId: string): ResponseOf<"reviews.list"> | Promise<ResponseOf<"reviews.list">>;
}
