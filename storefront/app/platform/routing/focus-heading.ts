import { useEffect, useRef } from "react";

/** Whether what had focus is gone: it then lies with the document as a whole. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Gives focus to the page's heading, where there is one that can be seen, without scrolling.
 * @returns whether it has focus now
 */
export function focusHeading(): boolean {
  const heading = [...document.querySelectorAll<HTMLElement>("main h1")].find((each) => each.checkVisibility());
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/**
 * For a page that shows one thing instead of another by what is pressed in it: focus that goes with the old view is given to the
 * heading of the new one, which is brought into view.
 * @param view which of them is shown
 */
export function useFocusOfView(view: unknown): void {
  const shown = useRef(view);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    if (isGone && isFocusLost() && focusHeading()) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [view]);
}
