export interface ProductLinkOptions {
  /** Referrer (list) id. */
  readonly ref?: string | null;
  /** Variant code of the chosen size. */
  readonly size?: string | null;
}

/** A product's path with the query parameters `ref` and `size` where given (TILE-41). Keeps a query and hash it has. */
export function productLink(path: string, { ref, size }: ProductLinkOptions = {}): string {
  if (!ref && !size) return path;
  const [beforeHash = "", ...hash] = path.split("#");
  const [pathname, ...search] = beforeHash.split("?");
  const query = new URLSearchParams(search.join("?"));
  if (ref) query.set("ref", ref);
  if (size) query.set("size", size);
  return `${pathname}?${query}${hash.length > 0 ? `#${hash.join("#")}` : ""}`;
}
