import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

const signs = ["pointerdown", "keydown"] as const;

/** The path that was shown last. Layouts come and go, and this with them, so it is kept outside. */
let previous: string | null = null;

/** @returns whether the page has a heading that could take focus */
function focusHeading(): boolean {
  const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find((each) => each.checkVisibility());
  if (!heading) return false;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** Moves focus to the heading of a page that is shown before the router has come to it. */
export function focusEarly(pathname: string): void {
  if (previous !== pathname && focusHeading()) previous = pathname;
}

/**
 * After a navigation to another path, moves focus to the page's heading so that a screen reader starts there and the
 * next Tab goes into the page (WCAG 2.4.3). Back and Forward keep what the browser restored, and a change of query
 * (filters, sorting) keeps focus on the control that made it.
 */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const same = previous === null || previous === pathname;
    previous = pathname;
    if (same || type === "POP") return;
    if (focusHeading()) return;
    // The page's code may still be on its way, and an overlay that is only now closing holds the page inert.
    const observer = new MutationObserver(() => focusHeading() && stop());
    const stop = () => observer.disconnect();
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["inert"] });
    // Whoever goes on by themselves is not called back.
    for (const sign of signs) addEventListener(sign, stop, { capture: true, once: true });
    return () => {
      stop();
      for (const sign of signs) removeEventListener(sign, stop, true);
    };
  }, [pathname, type]);
  return null;
}
