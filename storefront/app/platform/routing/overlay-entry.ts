import { useEffect, useEffectEvent } from "react";

/** Whether the present history entry is one that an open overlay has added. */
export function onOverlayEntry(): boolean {
  return Boolean((history.state as { overlay?: boolean } | null)?.overlay);
}

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
    const back = () => {
      if (!onOverlayEntry()) onBack();
    };
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      if (onOverlayEntry()) history.back();
    };
  }, [open]);
}
