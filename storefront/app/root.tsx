import "@tread/design-system/theme/global";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "react-router";
import { ShownError } from "./features/error-page/shown-error.tsx";
import { useCountry } from "./features/shop/use-shop.ts";
import { EarlyCartScript } from "./hydration/early-cart-script.tsx";
import { EarlyPressScript } from "./hydration/early-press.tsx";
import { ScrollRestoration } from "./hydration/scroll-restoration.tsx";
import { StateScript } from "./store/state-script.tsx";

function useTheme(): "main" | "btq" {
  return useMatches().some((match) => (match.loaderData as { btq?: boolean } | undefined)?.btq) ? "btq" : "main";
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useCountry();
  return (
    <html lang={locale} data-theme={useTheme()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12130f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <EarlyPressScript />
        <EarlyCartScript />
      </head>
      <body>
        {children}
        <StateScript />
        {/* Its script is for documents from the server. One that an error has the browser write anew may have no such code. */}
        {!useRouteError() && <ScrollRestoration />}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For when not even a layout can be shown. */
export function ErrorBoundary() {
  return (
    <main>
      <ShownError />
    </main>
  );
}
