import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusHeading, isFocusLost } from "../../platform/routing/focus-heading.ts";

/** The path that was shown last, and its entry of the history. Layouts come and go, and these with them, so they are kept outside. */
let previous: string;
let entry = "";
/** Whether nobody has gone on yet from what the document came with. Strict mode has effects run twice for it. */
let first = true;

/** The link by which an entry of the history was left, by the entry's key: among those to one address, which of them it was. */
const left = new Map<string, readonly [selector: string, place: number]>();

/** To be told of what is pressed to leave the page, before it is left. */
export function noteLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const selector = `main [href="${CSS.escape(`${link?.getAttribute("href")}`)}"]`;
  const same: (Element | null)[] = [...document.querySelectorAll(selector)];
  left.set(entry, [selector, same.indexOf(link)]);
}

/**
 * After a navigation to another path, moves focus to the page's heading so that a screen reader starts there and the
 * next Tab goes into the page (WCAG 2.4.3). Back and Forward, and a change of query (filters, sorting), keep focus where it
 * is. Where what had it is gone with them, Back takes it to the link by which the page was left, as browsers do between
 * documents, and to the heading where there is no such link.
 */
export function NavigationFocus() {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    // Whoever is sent on before they have touched anything has come to one page, and its heading needs no ring around it.
    first &&= entry === "" || entry === key || !navigator.userActivation.hasBeenActive;
    const same = previous === pathname;
    previous = pathname;
    entry = key;
    const kept = !isFocusLost();
    if (first || (same && kept)) return;
    const [selector = "a", place = -1] = (type === "POP" && left.get(key)) || [];
    const land = () => {
      const link = document.querySelectorAll<HTMLElement>(selector)[place];
      // The page already stands where it was left; a row of things that is leafed through still has to turn to it.
      link?.focus();
      return link ? !isFocusLost() : focusHeading();
    };
    let landed = (type === "POP" && kept) || land();
    // The page's code may still be on its way, an overlay that is only now closing holds the page inert, a wallet's sheet goes with
    // its focus a moment later, and the heading of a page that is still loading gives way to another.
    const observer = new MutationObserver(() => {
      if (!landed || isFocusLost()) landed = land();
    });
    const stop = () => observer.disconnect();
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["inert"] });
    // Whoever goes on by themselves is not called back.
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, stop, { capture: true, once: true });
    return stop;
  }, [key]);
  return null;
}
