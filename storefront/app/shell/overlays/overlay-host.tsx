import { useEffect, useState } from "react";
import type { OverlayName } from "../../features/shop/overlays-slice.ts";
import { overlayClosed } from "../../features/shop/overlays-slice.ts";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { overlays } from "./overlays.ts";

/** Draws the overlays. Each is drawn from its first use on and stays, so that its closing can be seen. */
export function OverlayHost() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.overlays.open);
  const [used, setUsed] = useState<readonly OverlayName[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);
  // Whoever opens one of them soon does not wait for its code.
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return;
    const idle = requestIdleCallback(() => {
      for (const name of ["cart", "search", "menu"] as const) overlays[name].preload();
    });
    return () => cancelIdleCallback(idle);
  }, []);
  const onClose = () => dispatch(overlayClosed());
  return used.map((name) => {
    const Overlay = overlays[name];
    return <Overlay key={name} open={open === name} onClose={onClose} />;
  });
}
