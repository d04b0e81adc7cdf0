import type { ResponseOf } from "#contract/calls.ts";
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

const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Goes to what was found. A product may have moved, within the shop or out of it, and is asked for first so that a
 * failure is known while the search is still there (SEARCH-09, SEARCH-10); anything else is at its path (SEARCH-11).
 */
export async function followHit({ group, path }: SearchHit, { resolve, navigate, leave }: Ways): Promise<void> {
  if (group !== "products") {
    await navigate(path);
    return;
  }
  const { isRedirect, redirectHref } = await resolve(path);
  if (isRedirect && redirectHref && elsewhere.test(redirectHref)) leave(redirectHref);
  else await navigate(isRedirect && redirectHref ? redirectHref : path);
}
