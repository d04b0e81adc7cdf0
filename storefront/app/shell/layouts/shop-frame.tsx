import { Alerts } from "@tread/design-system/alerts";
import { Announcer } from "@tread/design-system/announcer";
import { OverlayNavigationProvider } from "@tread/design-system/overlay";
import { PictureSourceProvider } from "@tread/design-system/picture";
import { SkipLink } from "@tread/design-system/skip-link";
import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { alertConfiguration } from "#domain/configuration/configuration.ts";
import { AccountStateStart } from "../../features/account-state/account-state-start.tsx";
import { alertQueue } from "../../features/alerts/alert-queue.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import { showAlert } from "../../features/alerts/show-alert.ts";
import { usePictureAddress } from "../../features/media/use-picture-address.ts";
import { SessionStart } from "../../features/session/session-start.tsx";
import { overlayClosed } from "../../features/shop/overlays-slice.ts";
import { useKeptSizeSystem } from "../../features/size-chart/kept-size-system.ts";
import { useEarlyClicks } from "../../platform/hydration/early-clicks.tsx";
import { type CodeFailure, OnCodeFailure } from "../../platform/hydration/on-demand.tsx";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { DocumentLinks } from "../navigation/document-links.tsx";
import { NavigationFocus } from "../navigation/navigation-focus.tsx";
import { OverlayHost } from "../overlays/overlay-host.tsx";
import "./kept-room.css.ts";
import "./print.css.ts";

const codeFailure = "That didn't load. Check your connection and try again.";

/** Moves focus without a change of address, which the router would take for a navigation. */
function skipToContent(event: MouseEvent): void {
  const main = document.getElementById("main");
  if (!main) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}

/** What surrounds every page of every layout: links, focus, overlays, alerts, and the shopper's own state. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const pictureAddress = usePictureAddress();
  useEarlyClicks();
  useKeptSizeSystem();
  // Each layout has a frame of its own: what was open over the other one's page does not open over this one's.
  useLayoutEffect(() => {
    dispatch(overlayClosed());
  }, [dispatch]);
  const onCodeFailure = useMemo<CodeFailure>(
    () => ({
      tell: () =>
        void dispatch(showAlert({ type: "ERROR", content: codeFailure, duration: alertConfiguration.addFailureDurationMs })),
      note: (retry) => <LoadFailedNote message={codeFailure} onRetry={retry} />,
    }),
    [dispatch],
  );
  return (
    <PictureSourceProvider buildSource={pictureAddress}>
      <OverlayNavigationProvider locationKey={pathname}>
        <OnCodeFailure value={onCodeFailure}>
          <SkipLink href="#main" onClick={skipToContent}>
            Skip to content
          </SkipLink>
          {children}
          <Announcer />
          <OverlayHost />
          <Alerts queue={alertQueue} />
          <AccountStateStart />
          <SessionStart />
          <DocumentLinks />
          <NavigationFocus />
        </OnCodeFailure>
      </OverlayNavigationProvider>
    </PictureSourceProvider>
  );
}
