import { lastPage } from "#domain/listing/page-number.ts";

/** The page that the address asks for, beyond all others the last; the first for what is no page. */
export function askedPage(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}
