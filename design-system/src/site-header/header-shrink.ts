/** Pixels of scroll after which a small screen's header shrinks (HEAD-17). */
export const shrinkAfter = 120;

/** More than the header gives up: browsers scroll back by as much, so that what is read keeps its place. */
const slack = 16;

/** Marks the header `data-shrunk` while the page is scrolled far enough. Returns how to stop. */
export function watchShrink(header: HTMLElement): () => void {
  // Growing waits a little longer than shrinking, or one would set off the other for ever.
  const watch = () =>
    header.toggleAttribute(
      "data-shrunk",
      window.scrollY >= (header.hasAttribute("data-shrunk") ? shrinkAfter - slack : shrinkAfter),
    );
  watch();
  window.addEventListener("scroll", watch, { passive: true });
  return () => window.removeEventListener("scroll", watch);
}
