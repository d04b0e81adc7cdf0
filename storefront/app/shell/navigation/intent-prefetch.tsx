import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { contentApi } from "../../features/content/content-api.ts";
import { useCountry } from "../../features/shop/use-shop.ts";
import { type Connection, mayPrefetch, preloads } from "../../platform/routing/prefetching.ts";
import { shopPath } from "../../platform/routing/shop-path.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";

/** Milliseconds that a pointer rests on a link before what is behind it is asked for: one that passes does not ask. */
const restDelay = 80;

const signs = ["pointerover", "touchstart", "focusin"] as const;

const mayPrefetchNow = () => navigator.onLine && mayPrefetch((navigator as { connection?: Connection }).connection);

/**
 * What `<Link prefetch="intent">` does, for the plain anchors of the design system: when somebody reaches for a link of the
 * shop, the code of its page is fetched by the router's own prefetch links, and what lives at a product's path by a query
 * whose answer the page's loader then finds in the cache.
 */
export function IntentPrefetch() {
  const dispatch = useAppDispatch();
  const { baseUrl } = useCountry();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout>;
    const reach = (event: Event) => {
      clearTimeout(resting);
      const path = shopPath(event, baseUrl)?.split(/[?#]/, 1)[0];
      // The router loads the page anew when it cannot fetch what is prefetched, and offline that is the browser's own page.
      if (!path || !mayPrefetchNow()) return;
      const prefetch = () => {
        if (path.startsWith("/products/"))
          preloads.startOrDrop(() => dispatch(contentApi.endpoints.resolve.initiate(path, { subscribe: false })));
        setWanted(path);
      };
      // A press may follow in the next task.
      if (event.type !== "pointerover") prefetch();
      else resting = setTimeout(prefetch, restDelay);
    };
    for (const sign of signs) document.addEventListener(sign, reach, { passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) document.removeEventListener(sign, reach);
    };
  }, [dispatch, baseUrl]);
  useEffect(() => {
    // Who scrolls through products is about to open one: the code of their pages is the same for all.
    const browse = () => {
      const product = document.querySelector<HTMLAnchorElement>(`main a[href^="${baseUrl}/products/"]`);
      if (!product || !mayPrefetchNow()) return;
      removeEventListener("scrollend", browse);
      setWanted((now) => now ?? product.pathname.slice(baseUrl.length));
    };
    addEventListener("scrollend", browse, { passive: true });
    return () => removeEventListener("scrollend", browse);
  }, [baseUrl]);
  return wanted && <PrefetchPageLinks page={baseUrl + wanted} />;
}
