import { memo, type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ConsentStart } from "../../features/analytics/consent-start.tsx";
import { InstallStart } from "../../features/install/install-start.tsx";
import { frameApi } from "../../features/shop/frame-api.ts";
import { useBoutique } from "../../features/shop/use-boutique.ts";
import { WidgetPlace } from "../../features/third-parties/third-parties.tsx";
import { type LoadArgs, loadWith } from "../../platform/routing/load.ts";
import { ShownError } from "../error-page/shown-error.tsx";
import { ShopFooter, type ShopFooterProps } from "../footer/shop-footer.tsx";
import { ShopHeader } from "../header/shop-header.tsx";
import { CountryStart } from "./country-start.tsx";
import { ShopFrame } from "./shop-frame.tsx";

async function load({ store }: LoadArgs): Promise<{ hasBoutique: boolean }> {
  const { data } = await store.dispatch(frameApi.endpoints.frame.initiate(undefined, { subscribe: false }));
  return { hasBoutique: Boolean(data?.btqTopLinks) };
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** What every page shows is asked for once. */
export const shouldRevalidate = () => false;

/** Both ends of the page stay as they are while a page between them loads and comes: the router has the frame drawn anew for each step. */
const Head = memo(({ btq }: { btq: boolean }) => (
  <Suspense>
    <ShopHeader btq={btq} />
  </Suspense>
));
Head.displayName = "Head";

const Foot = memo((props: ShopFooterProps) => (
  <Suspense>
    <ShopFooter {...props} />
  </Suspense>
));
Foot.displayName = "Foot";

function Frame({ children }: { children: ReactNode }) {
  const btq = useBoutique();
  const isAccount = useLocation().pathname.startsWith("/account");
  return (
    <ShopFrame>
      <ConsentStart />
      <Head btq={btq} />
      <main id="main" tabIndex={-1}>
        {children}
        <WidgetPlace name="video" />
        <WidgetPlace name="styling" />
        <WidgetPlace name="outfits" />
      </main>
      <Foot btq={btq} subscribe={!isAccount} />
      <CountryStart />
      <InstallStart />
    </ShopFrame>
  );
}

export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ShownError />
    </Frame>
  );
}
