import { useEffect } from "react";
import { useStore } from "react-redux";
import { catalogueApi } from "../features/catalogue/catalogue-api.ts";
import { ProductPage } from "../features/catalogue/product-page.part.ts";
import { useCountry } from "../features/shop/use-shop.ts";
import type { AppStore } from "../store/create-store.ts";
import { type Connection, mayPrefetch } from "./may-prefetch.ts";
import { productModule, productRoute, type RouteManifest } from "./product-module.ts";
import { shopPath } from "./shop-path.ts";

/** Milliseconds after which a browser that is never idle fetches the page's code all the same. */
const patience = 2_000;

interface RouterGlobals {
  __reactRouterManifest?: RouteManifest;
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** Milliseconds that a pointer rests on a link before what is behind it is asked for: one that passes, or presses, does not ask. */
const restDelay = 80;

const mayFetch = () => mayPrefetch((navigator as { connection?: Connection }).connection);

/**
 * Fetches a product's page when somebody reaches for a link to it: the page's code and what lives at the path, so that
 * following the link has little left to wait for. The code, which is small, comes before anybody reaches: once pictures have
 * taken all of a browser's connections, a press would wait for it behind them.
 */
export function IntentPrefetch() {
  const store = useStore() as AppStore;
  const { baseUrl } = useCountry();
  useEffect(() => {
    const fetchCode = () => {
      if (!mayFetch()) return;
      const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window as RouterGlobals;
      const module = productModule(manifest);
      // What the router has already, it does not wait for again.
      if (module && modules)
        import(/* @vite-ignore */ module).then((route) => (modules[productRoute] ??= route)).catch(() => undefined);
      ProductPage.preload().catch(() => undefined);
    };
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(fetchCode, patience);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchCode, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const reach = (event: Event) => {
      clearTimeout(resting);
      const path = shopPath(event, baseUrl)?.replace(/[?#].*$/, "");
      if (!path?.startsWith("/products/") || !mayFetch()) return;
      ProductPage.preload().catch(() => undefined);
      resting = setTimeout(
        () => store.dispatch(catalogueApi.endpoints.resolve.initiate(path, { subscribe: false })),
        event.type === "pointerover" ? restDelay : 0,
      );
    };
    const forget = () => clearTimeout(resting);
    document.addEventListener("click", forget, true);
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) document.addEventListener(sign, reach, { passive: true });
    return () => {
      forget();
      document.removeEventListener("click", forget, true);
      for (const sign of signs) document.removeEventListener(sign, reach);
    };
  }, [store, baseUrl]);
  return null;
}
