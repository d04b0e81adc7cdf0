import { lazy, Suspense } from "react";
import type { Product } from "#domain/product/product.ts";
import { WhenNear } from "../when-near/when-near.tsx";

const ProductBelow = lazy(() => import("./product-below.tsx"));

/** What stands under the buy box: fetched when somebody scrolls towards it. */
export function ProductMore({ product }: { product: Product }) {
  return (
    <div id="reviews">
      <WhenNear height="60rem">
        <Suspense fallback={<div style={{ minHeight: "60rem" }} aria-busy="true" />}>
          <ProductBelow product={product} />
        </Suspense>
      </WhenNear>
    </div>
  );
}
