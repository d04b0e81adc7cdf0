import { useEffect, useState } from "react";
import { onDemand } from "../../platform/hydration/on-demand.tsx";

/** What a browser fires when the shop can be installed (W3C Manifest Incubations). */
export interface InstallEvent extends Event {
  /** Opens the browser's own question. To be called once, by a press. */
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export interface InstallOfferProps {
  event: InstallEvent;
  /** There is nothing more to ask. */
  onDone: () => void;
}

const InstallOffer = onDemand<InstallOfferProps>(() => import("./install-offer.tsx").catch(() => ({ default: () => null })));

/** Waits for the browser to say that the shop can be installed, and has that offered in the shop's own words (PWA-04). */
export function InstallStart() {
  const [event, setEvent] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const offer = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallEvent);
    };
    addEventListener("beforeinstallprompt", offer);
    return () => removeEventListener("beforeinstallprompt", offer);
  }, []);
  return event && <InstallOffer event={event} onDone={() => setEvent(null)} />;
}
