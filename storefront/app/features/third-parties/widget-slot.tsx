import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type WidgetName, wantedWidgets } from "#domain/third-parties/third-parties.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";

export interface WidgetSlotProps {
  name: WidgetName;
  /** The product that it is about. */
  productId?: string;
}

/** Where an outside widget stands. There is nothing where the shop has none of its kind, or where it does not come. */
export default function WidgetSlot({ name, productId }: WidgetSlotProps) {
  const services = useAppSelector((state) => state.shop.thirdParties);
  const { pathname } = useLocation();
  const slot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const wanted = services !== undefined && wantedWidgets(services, { path: pathname, from: null }).includes(name);
  useEffect(() => {
    const place = slot.current;
    if (!wanted || !place) return;
    let gone = false;
    // Each place gets an element of its own, which the widget may fill as it likes.
    const element = document.createElement("div");
    place.append(element);
    setState("loading");
    import("./mount-widget.ts")
      .then(({ mountWidget }) => mountWidget(services, name, element, { path: pathname, productId }))
      .then(
        () => gone || setState("ready"),
        () => gone || setState("failed"),
      );
    return () => {
      gone = true;
      element.remove();
    };
  }, [wanted, services, name, pathname, productId]);
  return wanted ? <div ref={slot} data-widget={name} data-state={state} hidden={state !== "ready"} /> : null;
}
