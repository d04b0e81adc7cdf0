import { Announcer } from "@tread/design-system/announcer";
import { OverlayNavigationProvider } from "@tread/design-system/overlay";
import { PictureSourceProvider } from "@tread/design-system/picture";
import { SkipLink } from "@tread/design-system/skip-link";
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation } from "react-router";
import { AccountStateStart } from "../features/account-state/account-state-start.tsx";
import { panels } from "../features/panels/panels.ts";
import { panelClosed } from "../features/panels/panels-slice.ts";
import { arriving } from "../hydration/arriving.tsx";
import { partIsLive } from "../hydration/pending-press.ts";
import { pictureAddress } from "../pictures/picture-address.ts";
import { DocumentLinks } from "../routing/document-links.tsx";
import { IntentPrefetch } from "../routing/intent.part.ts";
import { NavigationFocus } from "../routing/navigation-focus.tsx";
import type { RootState } from "../store/create-store.ts";

const AlertHost = arriving(() => import("../features/alerts/alert-host.tsx"));
const PanelHost = arriving(() => import("../features/panels/panel-host.tsx"));

/**
 * Moves focus without a change of address. The router would take that for a navigation and have React draw anew what has not
 * come alive yet, under the focus that the next Tab has put there.
 */
function skipToContent(event: MouseEvent): void {
  const main = document.getElementById("main");
  if (!main) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}

/** What surrounds every page of every layout: links, focus, panels, alerts, and the shopper's own state. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const { needed, open } = useSelector((state: RootState) => state.panels);
  const alerts = useSelector((state: RootState) => state.alerts.needed);
  // Each layout has a frame of its own: what was open over the other one's page does not open over this one's.
  useLayoutEffect(() => {
    dispatch(panelClosed());
  }, [dispatch]);
  useEffect(partIsLive, []);
  // Together with what draws the panels, not after it.
  useEffect(() => {
    if (open) panels[open].preload();
  }, [open]);
  return (
    <PictureSourceProvider buildSource={pictureAddress}>
      <OverlayNavigationProvider locationKey={pathname}>
        <SkipLink href="#main" onClick={skipToContent}>
          Skip to content
        </SkipLink>
        {children}
        <Announcer />
        {needed && <PanelHost />}
        {alerts && <AlertHost />}
        <AccountStateStart />
        <DocumentLinks />
        <IntentPrefetch />
        <NavigationFocus />
      </OverlayNavigationProvider>
    </PictureSourceProvider>
  );
}
