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
