import { useEffect, useEffectEvent } from "react";

/** Whether the present history entry is one that an open overlay has added. */
export function onOverlayEntry(): boolean {
  return Boolean((history.state as { overlay?: boolean } | null)?.overlay);
}

/** Keeps a step between an overlay's entry and the one under it from the router: the page is the same, and need not load again. */
const passOver = (event: PopStateEvent) => event.stopImmediatePropagation();

/**
 * Has Back close what lies over the page before it leaves the page: an open overlay adds a history entry of the same address,
 * Back takes it away again, and so does closing by any other way. A link that is followed from an overlay replaces the entry
 * (`onOverlayEntry`), so that the way back leads to the page under it.
 */
export function useOverlayEntry(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    if (!onOverlayEntry()) history.pushState({ ...history.state, overlay: true }, "");
    const { key } = history.state as { key?: string };
    const back = (event: PopStateEvent) => {
      if (onOverlayEntry()) return;
      if ((event.state as { key?: string } | null)?.key === key) passOver(event);
      onBack();
    };
    // Listeners that capture come before the router's.
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      if (!onOverlayEntry()) return;
      addEventListener("popstate", passOver, { capture: true, once: true });
      history.back();
    };
  }, [open]);
}
