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

/** Whether what had focus is gone: it then lies with the document as a whole. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * After a navigation to another path, moves focus to the page's heading so that a screen reader starts there and the
 * next Tab goes into the page (WCAG 2.4.3). Back and Forward, and a change of query (filters, sorting), keep focus where it
 * is, and take it to the heading only where what had it is gone with them.
 */
export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const first = previous === null;
    const same = previous === pathname;
    previous = pathname;
    if (first || ((same || type === "POP") && !isLost())) return;
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
  }, [key]);
  return null;
}
