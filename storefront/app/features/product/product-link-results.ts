import type { ProductLinkResult } from "#domain/product/product-link-result.ts";

const results = new Map<string, ProductLinkResult>();

/** Records what became of the link to a path, when it is pressed; whoever follows it next need not ask. */
export function recordLinkResult(path: string, result: ProductLinkResult): void {
  results.set(path, result);
}

/** What became of the link to a path when it was last pressed in this page's life. */
export const linkResultOf = (path: string): ProductLinkResult | undefined => results.get(path);
