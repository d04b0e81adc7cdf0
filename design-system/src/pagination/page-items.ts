/** A page number, or a gap of pages left out. */
export type PageItem = number | "gap-before" | "gap-after";

/**
 * Which page numbers to show: first, last, the current one and its neighbours. A gap never hides a single page.
 *
 * @param page the current page, from 1
 * @param count how many there are
 */
export function pageItems(page: number, count: number): PageItem[] {
  const near = new Set([1, count, page - 1, page, page + 1]);
  if (page <= 3) for (const n of [1, 2, 3]) near.add(n);
  if (page >= count - 2) for (const n of [count - 2, count - 1, count]) near.add(n);
  const shown = [...near].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
  return shown.flatMap((n, index): PageItem[] => {
    const previous = shown[index - 1];
    if (previous === undefined || n === previous + 1) return [n];
    if (n === previous + 2) return [n - 1, n];
    return [n <= page ? "gap-before" : "gap-after", n];
  });
}
