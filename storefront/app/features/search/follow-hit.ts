import type { ResponseOf } from "#contract/calls.ts";
import { productLinkResult } from "#domain/product/product-link-result.ts";
import { linkResultOf, recordLinkResult } from "../product/product-link-results.ts";
import type { SearchHit } from "./search-events.ts";

/** What following a hit needs of the shop. */
export interface Ways {
  /** Says what lives at a path. Rejects when nobody can say. */
  resolve: (path: string) => Promise<Pick<ResponseOf<"content.resolve">, "isRedirect" | "redirectHref">>;
  /** Goes to a path of the shop. */
  navigate: (path: string) => unknown;
  /** Leaves for another site. */
  leave: (href: string) => void;
}

/**
 * Goes to what was found. A product may have moved, within the shop or out of it, and is asked for first so that a
 * failure is known while the search is still there (SEARCH-09, SEARCH-10); anything else is at its path (SEARCH-11). What became of
 * a product's link is recorded, and not asked for again.
 */
export async function followHit({ group, id, path, link = path }: SearchHit, { resolve, navigate, leave }: Ways): Promise<void> {
  if (group !== "products") {
    await navigate(path);
    return;
  }
  let result = linkResultOf(path);
  if (!result) {
    const { isRedirect, redirectHref } = await resolve(path);
    result = productLinkResult(id, isRedirect ? redirectHref : null);
    recordLinkResult(path, result);
  }
  if (result.status === "SUCCESS") await navigate(link);
  else if (result.external) leave(result.target);
  else await navigate(result.target);
}
