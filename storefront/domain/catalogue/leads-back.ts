/**
 * Whether following redirects from a path comes by that path again. A circle further on, which the path is not part of, is not its own.
 * @param next where a path leads, as it was written down (a query or an anchor is passed over); undefined where it stays
 */
export function leadsBack(path: string, next: (path: string) => string | undefined): boolean {
  const seen = new Set<string>();
  for (let at = next(path); at !== undefined; ) {
    const reached = at.replace(/[?#].*$/s, "");
    if (reached === path) return true;
    if (seen.has(reached)) return false;
    seen.add(reached);
    at = next(reached);
  }
  return false;
}
