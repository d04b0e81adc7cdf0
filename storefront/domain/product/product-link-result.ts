/** What became of a product's link: it is the product's page, or leads on, within the shop or out of it (TILE-53, TILE-54). */
export type ProductLinkResult =
  | { readonly status: "SUCCESS"; readonly productId: string }
  | { readonly status: "REDIRECT"; readonly target: string; readonly external: boolean };

const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * What a link comes to by what lives at its path.
 * @param redirectHref where that has moved to; null where it has not
 */
export function productLinkResult(productId: string, redirectHref: string | null): ProductLinkResult {
  if (redirectHref === null) return { status: "SUCCESS", productId };
  return { status: "REDIRECT", target: redirectHref, external: elsewhere.test(redirectHref) };
}
