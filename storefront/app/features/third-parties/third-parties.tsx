import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import type { WidgetSlotProps } from "./widget-slot.tsx";

/** Has outside services follow the shopper. A shop that has none carries no code for them. */
export function ThirdPartyScripts() {
  const { country, thirdParties } = useAppSelector((state) => state.shop);
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const place = { path: pathname, from: before.current };
    before.current = pathname;
    if (!thirdParties) return;
    import("./run-third-parties.ts").then(({ enterPlace }) => enterPlace(thirdParties, place, country)).catch(() => undefined);
  }, [thirdParties, pathname, country]);
  return null;
}

const WidgetSlot = onDemand<WidgetSlotProps>(() => import("./widget-slot.tsx"));

/** Where an outside widget may stand. */
export function WidgetPlace(props: WidgetSlotProps) {
  return useAppSelector((state) => state.shop.thirdParties) ? <WidgetSlot {...props} /> : null;
}
