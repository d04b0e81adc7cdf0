import { Wrap } from "@tread/design-system/layout";
import { Logo } from "@tread/design-system/logo";
import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { siteName } from "#domain/configuration/site-name.ts";
import { RouteReports } from "./features/analytics/route-reports.tsx";
import { WorkerStart } from "./features/offline/worker-start.tsx";
import { useBoutique } from "./features/shop/use-boutique.ts";
import { useCountry, useShopHref } from "./features/shop/use-shop.ts";
import { ThirdPartyScripts } from "./features/third-parties/third-parties.tsx";
import { EarlyClicksScript } from "./platform/hydration/early-clicks.tsx";
import { Nonce } from "./platform/hydration/own-script.tsx";
import { useAppSelector } from "./platform/store/hooks.ts";
import { RequestDataScript } from "./platform/store/request-data.tsx";
import { StateScript } from "./platform/store/state-script.tsx";
import { ShownError } from "./shell/error-page/shown-error.tsx";
import { IntentPrefetch } from "./shell/navigation/intent-prefetch.tsx";
import { NavigationProgress } from "./shell/navigation/navigation-progress.tsx";

/** The document around every page, an error's too. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, baseUrl } = useCountry();
  const nonce = use(Nonce) ?? undefined;
  const asksConsent = useAppSelector((state) => state.shop.asksConsent);
  const boutique = useBoutique();
  return (
    <html lang={locale} data-theme={boutique ? "btq" : "main"} data-consent={asksConsent && "asked"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The announcements' ground in either theme: the browser's own bar stands over them. */}
        <meta name="theme-color" content={boutique ? "#451020" : "#12130f"} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`${baseUrl}/manifest.webmanifest`} />
        <Meta />
        <Links />
        <EarlyClicksScript />
      </head>
      <body>
        {children}
        <StateScript />
        <RequestDataScript />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <NavigationProgress />
      <IntentPrefetch />
      <RouteReports />
      <ThirdPartyScripts />
      <WorkerStart />
    </>
  );
}

// Its look is in the document: no layout's styles may be there.
const homeStyle = { display: "inline-flex", alignItems: "center", minHeight: 44, fontSize: 20, color: "inherit" } as const;

/** For when not even a layout can be shown. */
export function ErrorBoundary() {
  const href = useShopHref();
  return (
    <main>
      <Wrap style={{ paddingTop: 16 }}>
        <a href={href("/")} aria-label={`${siteName} home`} style={homeStyle}>
          <Logo />
        </a>
      </Wrap>
      <ShownError />
    </main>
  );
}
