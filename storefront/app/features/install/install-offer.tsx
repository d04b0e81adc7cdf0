import { Button } from "@tread/design-system/button";
import { offersInstall } from "#domain/offline/install-offer.ts";
import { readConsent } from "../../platform/analytics/consent.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { BottomNotice } from "../notices/bottom-notice.tsx";
import type { InstallOfferProps } from "./install-start.tsx";

const key = "install-offer";
const hidden = "hidden";

/** Whether the shopper never wants to be offered again to install the shop (PWA-05). */
const isOfferHidden = (): boolean => localStorageOrMemory.getItem(key) === hidden;

/** Hides the offer for good. */
const hideOffer = (): void => localStorageOrMemory.setItem(key, hidden);

/** Offers to put the shop on the home screen; who does not want that is not asked again. */
export default function InstallOffer({ event, onDone }: InstallOfferProps) {
  const { asked, answer } = readConsent();
  const installed = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;
  if (!offersInstall({ installable: true, hidden: isOfferHidden(), installed, asked: asked && answer === null })) return null;
  const install = () => {
    // The browser asks, and says no more here: what it was answered is between it and the shopper.
    void event.prompt().catch(() => undefined);
    onDone();
  };
  const hide = () => {
    hideOffer();
    onDone();
  };
  return (
    <BottomNotice
      shout="One tap away."
      aside="No app store."
      actions={
        <>
          <Button onClick={install}>Install</Button>
          <Button variant="secondary" onClick={hide}>
            Don't ask again
          </Button>
        </>
      }
    >
      Put the shop on your home screen. It opens faster, and what you looked at last is there without a signal.
    </BottomNotice>
  );
}
