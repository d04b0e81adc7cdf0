import { useEffect, useState } from "react";
import { type OverlayName, overlayClosed } from "../../features/shop/overlays-slice.ts";
import { useOverlayEntry } from "../../platform/routing/overlay-entry.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { overlays } from "./overlays.ts";

/** Signs that somebody is at the page and may soon open an overlay. */
const signs = ["pointermove", "keydown", "scroll"] as const;

/** Fetches the overlays' code when somebody is there and the browser is idle, so that opening one does not wait for it. */
function usePreloadedOverlays(): void {
  useEffect(() => {
    const wait = new AbortController();
    const start = () => {
      wait.abort();
      const preload = () => {
        for (const name of ["cart", "search", "menu"] as const) overlays[name].preload();
      };
      if ("requestIdleCallback" in window) requestIdleCallback(preload);
      else setTimeout(preload, 500);
    };
    for (const sign of signs) addEventListener(sign, start, { passive: true, signal: wait.signal });
    return () => wait.abort();
  }, []);
}

/** Draws the overlays. Each is drawn from its first use on and stays, so that its closing can be seen. */
export function OverlayHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.overlays.open);
  const [used, setUsed] = useState<readonly OverlayName[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);
  usePreloadedOverlays();
  const onClose = () => dispatch(overlayClosed());
  useOverlayEntry(open !== null, onClose);
  return used.map((name) => {
    const Overlay = overlays[name];
    return <Overlay key={name} open={open === name} onClose={onClose} />;
  });
}
