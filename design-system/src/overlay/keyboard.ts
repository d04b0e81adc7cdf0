import { propertyOf } from "../theme/property-of.ts";
import * as css from "./overlay.css.ts";

/**
 * Keeps a panel on the part of the screen that an on-screen keyboard leaves. A phone shrinks and moves its visual viewport
 * for the keyboard, not the one that fixed boxes stand in, so the panel is told how much is covered at its foot
 * and at its head. The field in focus is scrolled to where it can be seen.
 * @returns how to stop
 * @see https://drafts.csswg.org/cssom-view/#visualViewport
 */
export function keepAboveKeyboard(panel: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  let shown = 0;
  let told = "";
  const fit = () => {
    // Zooming in by pinch makes the visual viewport smaller too, and covers nothing.
    const zoomed = view.scale > 1.01;
    const above = zoomed ? 0 : Math.round(view.offsetTop);
    const covered = zoomed ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
    // Mostly nothing is covered, and a style that is never set costs no new layout.
    if (told === `${above} ${covered}` || (told === "" && above + covered === 0)) return;
    told = `${above} ${covered}`;
    panel.style.setProperty(propertyOf(css.covered.head), `${above}px`);
    panel.style.setProperty(propertyOf(css.covered.foot), `${covered}px`);
    const field = document.activeElement;
    if (covered > shown && field && panel.contains(field)) field.scrollIntoView({ block: "nearest" });
    shown = covered;
  };
  const once = new AbortController();
  view.addEventListener("resize", fit, once);
  view.addEventListener("scroll", fit, once);
  fit();
  return () => once.abort();
}
