import { startTransition } from "react";
import { flushSync } from "react-dom";
import { focusEarly } from "../../routing/navigation-focus.tsx";
import type { ProductSlot } from "./product-page.part.ts";
import { productPreview } from "./product-preview.ts";
import { type ShownProduct, shownProduct } from "./shown-product.ts";

/** Runs something once the next frame is on the screen. */
const afterFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * Shows previews of products the moment the router has them, and has the products themselves asked for once the preview is
 * on the screen. The answer takes the way of every page: it settles too what becomes of an address that is no product's.
 */
export function showAhead(slot: ProductSlot): void {
  let stop: (() => void) | undefined;
  slot.previewOf = productPreview;
  slot.watch = () => {
    stop?.();
    const { router, show } = slot;
    if (!router || !show) return;
    let shown: ShownProduct | null = null;
    stop = router.subscribe(({ loaderData, matches, location }) => {
      const next = shownProduct(loaderData[matches.at(-1)?.route.id ?? ""]);
      if (next === shown) return;
      if (next?.preview) {
        flushSync(() => show(next));
        scrollTo(0, 0);
        afterFrame(() => {
          if (router.state.location !== location) return;
          focusEarly(location.pathname);
          router.revalidate();
        });
      } else {
        const same = shown?.path === next?.path;
        startTransition(() => show(same ? next : null));
      }
      shown = next;
    });
  };
  slot.watch();
}
