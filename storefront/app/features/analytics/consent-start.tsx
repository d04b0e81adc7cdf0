import { LinkButton } from "@tread/design-system/link";
import { useEffect, useState } from "react";
import { onConsentOpened, openConsent, readConsent } from "../../platform/analytics/consent.ts";
import { onDemand } from "../../platform/hydration/on-demand.tsx";

export interface ConsentNoticeProps {
  /** How often the shopper has opened it: each time it takes the focus. Until then it stands beside whatever they do. */
  called: number;
  /** There is nothing more to ask. */
  onDone: () => void;
}

const ConsentNotice = onDemand<ConsentNoticeProps>(() => import("./consent-notice.tsx"));

/**
 * Asks, with code of its own, whether a visit may be measured: where the shop asks, who has not answered and whose browser has not
 * refused for them; and whoever wants to change what they said.
 */
export function ConsentStart() {
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    const { asked, answer, privacyControl } = readConsent();
    if (asked && answer === null && !privacyControl) setWanted(0);
    return onConsentOpened(() => setWanted((times) => (times ?? 0) + 1));
  }, []);
  return wanted !== null && <ConsentNotice called={wanted} onDone={() => setWanted(null)} />;
}

/** Opens the question again, at the foot of every page. */
export function ConsentChoices() {
  return <LinkButton onClick={openConsent}>Privacy choices</LinkButton>;
}
