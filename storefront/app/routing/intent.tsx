import { useEffect } from "react";
import { useStore } from "react-redux";
import { catalogueApi } from "../features/catalogue/catalogue-api.ts";
import { ProductPage } from "../features/catalogue/product-page.part.ts";
import { useCountry } from "../features/shop/use-shop.ts";
import type { AppStore } from "../store/create-store.ts";
import { type Connection, mayPrefetch } from "./may-prefetch.ts";
import { productModule, type RouteManifest } from "./product-module.ts";
import { shopPath } from "./shop-path.ts";

/**
 * Fetches a product's page when somebody reaches for a link to it: the page's code and what lives at the path, so that
 * following the link has little left to wait for. The route's own module, which is small, comes before anybody reaches:
 * once pictures have taken all of a browser's connections, a press would wait for it behind them.
 */
export function IntentPrefetch() {
  const store = useStore() as AppStore;
  const { baseUrl } = useCountry();
  useEffect(() => {
    const module = productModule((window as { __reactRouterManifest?: RouteManifest }).__reactRouterManifest);
    if (!module) return;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = module;
    document.head.append(link);
    return () => link.remove();
  }, []);
  useEffect(() => {
    const reach = (event: Event) => {
      const path = shopPath(event, baseUrl)?.replace(/[?#].*$/, "");
      if (!path?.startsWith("/products/") || !mayPrefetch((navigator as { connection?: Connection }).connection)) return;
      ProductPage.preload();
      store.dispatch(catalogueApi.endpoints.resolve.initiate(path, { subscribe: false }));
    };
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    for (const sign of signs) document.addEventListener(sign, reach, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, reach);
    };
  }, [store, baseUrl]);
  return null;
}
