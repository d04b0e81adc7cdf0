import { pageNumber } from "#domain/listing/page-number.ts";
import type { BlogQuery } from "../../features/content/blog-api.ts";

export const blogPath = "/blog";

/** Reads a blog's address (CONT-01). Anything that is no page number is the first page; an empty tag is none. */
export function parseBlogQuery(search: URLSearchParams): BlogQuery {
  const page = pageNumber(search.get("page"));
  const tag = search.get("tag")?.trim().toLowerCase();
  return tag ? { page, tag: tag.slice(0, 64) } : { page };
}

/** The address of a page of the blog within the shop, the first page without its number. */
export function blogAddress({ page, tag }: BlogQuery): string {
  const query = new URLSearchParams({ ...(tag && { tag }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${blogPath}?${query}` : blogPath;
}
