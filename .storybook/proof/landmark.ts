/** What a page has of its own. */
const pages = "main, [role=main], header, footer";

/**
 * A part alone has no page around it, but axe asks that everything be inside a landmark. It is put into the one that it would
 * stand in; a story that brings landmarks of a page along is judged as the page that it is.
 */
export function placeInLandmark(canvas: HTMLElement): void {
  if (canvas.querySelector(pages)) canvas.removeAttribute("role");
  else canvas.setAttribute("role", "main");
}

/**
 * Storybook's own messages stand in the page unseen, before the story. Their links would be the page's first, and a skip link
 * is one only if no other link comes before it.
 */
export function withoutStorybooksLinks(canvas: HTMLElement): void {
  for (const link of document.querySelectorAll("a[href]"))
    if (!canvas.contains(link) && link.closest(".sb-wrapper")) link.removeAttribute("href");
}
