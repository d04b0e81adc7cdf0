import { LinkButton } from "@tread/design-system/link";
import { useEffect, useState } from "react";
import { onConsentOpened, openConsent, readConsent } from "../../platform/analytics/consent.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";

export interface ConsentNoticeProps {
  /** The shopper has opened it, and is there: it takes the focus. Otherwise it stands beside whatever they do. */
  called: boolean;
  /** There is nothing more to ask. */
  onDone: () => void;
}

const ConsentNotice = onDemand<ConsentNoticeProps>(() => import("./consent-notice.tsx"));

/**
 * Asks, with code of its own, whether a visit may be measured: where the shop asks, who has not answered and whose browser has not
 * refused for them; and whoever wants to change what they said.
 */
export function ConsentStart() {
  const [wanted, setWanted] = useState<"asked" | "called" | null>(null);
  useEffect(() => {
    const { asked, answer, privacyControl } = readConsent();
    if (asked && answer === null && !privacyControl) setWanted("asked");
    return onConsentOpened(() => setWanted("called"));
  }, []);
  return wanted && <ConsentNotice called={wanted === "called"} onDone={() => setWanted(null)} />;
}

/** Opens the question again, at the foot of every page. */
export function ConsentChoices() {
  return <LinkButton onClick={openConsent}>Privacy choices</LinkButton>;
}
