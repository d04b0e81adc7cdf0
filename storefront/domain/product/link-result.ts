import type { ListProduct } from "./product.ts";

export type LinkResult =
  | { readonly type: "SUCCESS"; readonly productId: string }
  | { readonly type: "REDIRECT"; readonly external: boolean; readonly target: string };

/** Where a product link leads: the product, or its redirect, external when the target has an href (browsing §4; TILE-53, TILE-54). */
export function linkResult(product: Pick<ListProduct, "id" | "redirectTarget">): LinkResult {
  const target = product.redirectTarget;
  if (!target) return { type: "SUCCESS", productId: product.id };
  return "href" in target
    ? { type: "REDIRECT", external: true, target: target.href }
    : { type: "REDIRECT", external: false, target: target.path };
}

/** The recorded results by path, with the clicked one set. */
export function recordLinkResult(
  results: Readonly<Record<string, LinkResult>>,
  path: string,
  product: Pick<ListProduct, "id" | "redirectTarget">,
): Readonly<Record<string, LinkResult>> {
  return { ...results, [path]: linkResult(product) };
}
