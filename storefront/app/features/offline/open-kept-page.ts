/** Whether the document was loaded anew already, for the page that it shows now. */
function isLoadedAnew(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload" && navigation.name === location.href;
}

/**
 * Has the shop's worker answer where a page could not be had because the shop cannot be reached: with the page as it was kept, or
 * with what was last seen. Browsers say "online" as long as there is a network of whatever kind, so the shop itself is asked.
 */
export async function openKeptPage(): Promise<void> {
  if (!navigator.serviceWorker?.controller || isLoadedAnew()) return;
  try {
    await fetch(location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    location.reload();
  }
}
