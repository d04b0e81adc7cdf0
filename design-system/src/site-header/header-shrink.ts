/** Pixels of scroll after which a small screen's header shrinks. Source: browsing spec section 9 (HEAD-17). */
export const shrinkAfter = 120;

/** Marks the header `data-shrunk` while the page is scrolled far enough. Returns how to stop. */
export function watchShrink(header: HTMLElement): () => void {
  const watch = () => header.toggleAttribute("data-shrunk", window.scrollY >= shrinkAfter);
  watch();
  window.addEventListener("scroll", watch, { passive: true });
  return () => window.removeEventListener("scroll", watch);
}
