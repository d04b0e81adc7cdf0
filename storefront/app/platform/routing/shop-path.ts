/**
 * The path within the shop that a link under an event leads to, or null when the browser should follow it itself: other
 * sites and countries, files, new windows, calls of the wire, and places on this very page.
 */
export function shopPath(event: Event, baseUrl: string): string | null {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download") || "reload" in link.dataset)
    return null;
  if (link.pathname !== baseUrl && !link.pathname.startsWith(`${baseUrl}/`)) return null;
  if (/^\/(nz|au)\/(api|search\/indexes)\//.test(link.pathname)) return null;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null;
  return (link.pathname.slice(baseUrl.length) || "/") + link.search + link.hash;
}
