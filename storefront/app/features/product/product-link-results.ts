import { type ProductLinkResult, productLinkResult } from "#domain/product/product-link-result.ts";
import type { TileProduct } from "./tile-product.ts";

const results = new Map<string, ProductLinkResult>();

/** Records what became of the link to a path, when it is pressed; whoever follows it next need not ask. */
export function recordLinkResult(path: string, result: ProductLinkResult): void {
  results.set(path, result);
}

/** Records the same of a tile that is pressed, whose product knows where it leads on to (TILE-53, TILE-54). */
export function recordTileFollowed({ id, path, redirectTarget }: Pick<TileProduct, "id" | "path" | "redirectTarget">): void {
  const target = redirectTarget && ("href" in redirectTarget ? redirectTarget.href : redirectTarget.path);
  recordLinkResult(path, productLinkResult(id, target ?? null));
}

/** What became of the link to a path when it was last pressed in this page's life. */
export const linkResultOf = (path: string): ProductLinkResult | undefined => results.get(path);
