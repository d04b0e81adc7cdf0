import type { ListedProduct } from "#domain/analytics/shop-event.ts";
import { analyticsConfiguration } from "#domain/configuration/configuration.ts";

/** How much of a tile is in sight when it counts as seen. */
const enough = 0.5;

type OnPage = ListedProduct & { readonly path: string };

/** Which of the products that a page lists come into sight. */
export interface SeenProducts {
  /** These are on the page since `at`, milliseconds since the epoch. */
  watch(products: readonly OnPage[], at: number): void;
  /** Tells at once what has been seen. */
  flush(): void;
  /** Another page: what is seen there is seen anew. */
  forget(): void;
}

/**
 * Watches tiles come into sight. What is seen within 3 seconds is told together (ANALYT-01), each product once a list and page.
 * @param baseUrl the country's, that tiles' links begin with
 */
export function watchSeenProducts(baseUrl: string, tell: (products: readonly ListedProduct[], at: number) => void): SeenProducts {
  const byTile = new WeakMap<Element, OnPage>();
  let counted = new Set<string>();
  let batch: ListedProduct[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listedAt = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const seen = batch;
    batch = [];
    if (seen.length > 0) tell(seen, Date.now());
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const product = byTile.get(target);
        if (!isIntersecting || !product) continue;
        observer.unobserve(target);
        const { path: _, ...listed } = product;
        batch.push(listed);
      }
      if (batch.length === 0 || timer !== undefined) return;
      // What was in sight from the start has been seen since the page listed it, not since this code came; what came later, since now.
      const since = Math.max(0, Math.min(Date.now() - listedAt, analyticsConfiguration.impressionDelayMs));
      timer = setTimeout(flush, analyticsConfiguration.impressionDelayMs - since);
      listedAt = Number.POSITIVE_INFINITY;
    },
    { threshold: enough },
  );

  return {
    flush,
    forget() {
      counted = new Set();
    },
    watch(products, at) {
      listedAt = at;
      // Tiles of the same page are drawn in the same moment as this is heard, or just after it.
      requestAnimationFrame(() => {
        const byPath = new Map(products.map((product) => [baseUrl + product.path, product]));
        for (const tile of document.querySelectorAll("article")) {
          const product = byPath.get(tile.querySelector("a")?.pathname ?? "");
          const name = product && `${product.list}|${product.product.id}`;
          if (!name || counted.has(name)) continue;
          counted.add(name);
          byTile.set(tile, product);
          observer.observe(tile);
        }
      });
    },
  };
}
