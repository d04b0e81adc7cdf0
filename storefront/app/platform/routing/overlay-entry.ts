import { useEffect, useEffectEvent } from "react";

interface EntryState {
  /** The router's key of the page. */
  key?: string;
  /** How many overlays lie over the page in this entry. */
  overlays?: number;
}

const entry = (): EntryState => (history.state as EntryState | null) ?? {};

interface OpenOverlay {
  /** The router's key of the page under it, whose history entry the overlay's own one copies. */
  readonly key: string | undefined;
  readonly close: () => void;
}

/** The open overlays, the first opened first; each has a history entry of its own over the page's. */
const opened: OpenOverlay[] = [];

/** Waits for a step back that is under way, which browsers take when they get to it; null while there is none. */
let waiting: (() => void)[] | null = null;

/** Whether the present history entry is that of an open overlay. A link that is followed from one replaces it. */
export const onOverlayEntry = (): boolean => opened.length > 0;

/** Goes somewhere once no step back from an overlay's entry is under way, which would otherwise land after it. */
export function onceSettled(go: () => void): void {
  if (waiting && entry().overlays) waiting.push(go);
  else go();
}

function enter(): void {
  if ((entry().overlays ?? 0) < opened.length) history.pushState({ ...entry(), overlays: opened.length }, "");
}

/**
 * Closes the overlays whose entry Back has left. The page under them is the same, so that the router, which would load it again,
 * hears nothing of such a step: this listens before the router does, as modules are read before they run.
 */
function onStep(event: PopStateEvent): void {
  const { key, overlays = 0 } = entry();
  if (waiting) {
    event.stopImmediatePropagation();
    const going = waiting;
    waiting = null;
    // Another may have opened meanwhile.
    enter();
    for (const go of going) go();
    return;
  }
  const left = opened.splice(overlays);
  if (left[0] && left[0].key === key) event.stopImmediatePropagation();
  // An overlay that is closed does not come back with its entry, which is left again: no step is to lead nowhere.
  else if (overlays > opened.length) history.back();
  for (const { close } of left) close();
}

if (!import.meta.env.SSR) {
  addEventListener("popstate", onStep);
  // A page that goes hears no more of a step, and may come back as it was.
  addEventListener("pagehide", () => {
    waiting = null;
  });
  // Nor is it open any longer on a page that is loaded anew.
  if (entry().overlays) history.back();
}

/**
 * Has Back close what lies over the page before it leaves the page: an open overlay adds a history entry of the same address,
 * Back takes it away again, and so does closing by any other way, unless a page has taken its place meanwhile.
 * @returns what tells that it has closed
 */
export function overlayEntry(close: () => void): () => void {
  const own: OpenOverlay = { key: entry().key, close };
  opened.push(own);
  enter();
  return () => {
    if (opened.includes(own)) opened.splice(opened.indexOf(own), 1);
    // What takes the place of one that closes has its entry too.
    queueMicrotask(() => {
      if (waiting || (entry().overlays ?? 0) <= opened.length) return;
      waiting = [];
      history.back();
    });
  };
}

/** The entry of an overlay that a component draws, while it is open. */
export function useOverlayEntry(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? overlayEntry(() => onBack()) : undefined), [open]);
}
