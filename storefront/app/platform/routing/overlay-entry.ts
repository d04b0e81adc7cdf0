import { useEffect, useEffectEvent } from "react";

/** Whether the present history entry is one that an open overlay has added. */
export function onOverlayEntry(): boolean {
  return Boolean((history.state as { overlay?: boolean } | null)?.overlay);
}

interface OpenOverlay {
  /** The router's key of the page under it, whose history entry the overlay's own one copies. */
  readonly key: string | undefined;
  readonly close: () => void;
}

let opened: OpenOverlay | null = null;
let leaving = false;

/**
 * Closes the overlay when Back leaves its entry. The page under it is the same, so that the router, which would load it again,
 * hears nothing of such a step: this listens before the router does, as modules are read before they run.
 */
function onStep(event: PopStateEvent): void {
  const closing = opened;
  if (leaving || (closing && !onOverlayEntry() && (event.state as { key?: string } | null)?.key === closing.key))
    event.stopImmediatePropagation();
  leaving = false;
  if (closing && !onOverlayEntry()) closing.close();
}
if (!import.meta.env.SSR) addEventListener("popstate", onStep);

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
    const own: OpenOverlay = { key: (history.state as { key?: string }).key, close: () => onBack() };
    opened = own;
    return () => {
      if (opened === own) opened = null;
      if (!onOverlayEntry()) return;
      leaving = true;
      history.back();
    };
  }, [open]);
}
