/**
 * Has the browser leave out the tiles of a grid that are far off: of forty-eight, most are. Whatever the shopper then does,
 * it draws and searches a few. Every tile has been laid out before, so that its height is known and nothing moves; when tiles
 * come, or their width or theme changes, all are laid out once more. Returns how to stop, for a ref.
 */
export function leaveFarTiles(grid: HTMLElement | null): (() => void) | undefined {
  if (!grid || !("requestIdleCallback" in window)) return;
  let idle = 0;
  let width = -1;
  const layOut = () => {
    cancelIdleCallback(idle);
    grid.removeAttribute("data-still");
    idle = requestIdleCallback(() => grid.setAttribute("data-still", ""));
  };
  const sizes = new ResizeObserver(() => {
    if (grid.clientWidth === width) return;
    width = grid.clientWidth;
    layOut();
  });
  const tiles = new MutationObserver(layOut);
  sizes.observe(grid);
  tiles.observe(grid, { childList: true });
  tiles.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    cancelIdleCallback(idle);
    sizes.disconnect();
    tiles.disconnect();
  };
}
