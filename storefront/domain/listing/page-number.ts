/** The last page that can be asked for, of whatever comes in pages. */
export const lastPage = 10_000;

/** The page that an address asks for; the first for what is no page, and for one beyond the last. */
export function pageNumber(value: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(value ?? "") ? Number(value) : 1;
  return page <= lastPage ? page : 1;
}
