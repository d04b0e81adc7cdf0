import { pictureSource } from "../pictures/picture-address.ts";

/** What a service worker does with a request: it keeps what is asked for, in one of three ways, or leaves it alone. */
export type Caching = "file" | "picture" | "page" | "never";

/** What the choice depends on. */
export interface AskedFor {
  /** Base of the shop that the worker belongs to: `/nz`. */
  readonly base: string;
  /** Path of the address, without its query. */
  readonly path: string;
  /** The browser asks for a document to show. */
  readonly document: boolean;
}

/** First parts of the paths whose pages are the same for everybody; what is not among them is never kept. */
const publicSections: ReadonlySet<string> = new Set([
  "",
  "articles",
  "blog",
  "brands",
  "btq",
  "categories",
  "offline",
  "products",
  "search",
  "stores",
]);

/**
 * How a request of the worker's own origin is kept (PWA-08). A list of what may be: calls, cart, account, checkout and orders
 * are not on it, and neither is whatever is built later.
 *
 * - `file`: the build's files, whose names carry a hash of their content; the kept copy never ages.
 * - `picture`: the kept copy at once, and a new one for the next time.
 * - `page`: from the network while there is one.
 */
export function cachingOf({ base, path, document }: AskedFor): Caching {
  if (path.startsWith("/assets/")) return "file";
  if (pictureSource(path) !== null) return "picture";
  if (!document || !path.startsWith(`${base}/`) || path.endsWith(".data")) return "never";
  const [section = "", below] = path.slice(base.length + 1).split("/", 2);
  // Below the page of searches is what answers them.
  if (section === "search" && below) return "never";
  return publicSections.has(section) ? "page" : "never";
}

/** An answer that a page may be kept as. */
export interface PageAnswer {
  readonly status: number;
  readonly redirected: boolean;
  /** The headers of these names; null for one that is not there. */
  readonly header: (name: "cache-control" | "content-type" | "vary") => string | null;
}

/** Whether an answer may be kept as a page: a whole document that is everybody's. The server's word outranks any list. */
export function mayKeepPage({ status, redirected, header }: PageAnswer): boolean {
  return (
    status === 200 &&
    !redirected &&
    (header("content-type") ?? "").startsWith("text/html") &&
    !/\bno-store\b/i.test(header("cache-control") ?? "") &&
    !/\bcookie\b|\*/i.test(header("vary") ?? "")
  );
}

/** A product's page in no size, which does as well as none where it was not opened in the one that has been chosen since. */
export function withoutSize(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("size");
  return url.href;
}
