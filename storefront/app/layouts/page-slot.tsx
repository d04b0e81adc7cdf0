import { type CSSProperties, use, useLayoutEffect, useState } from "react";
import { Outlet, UNSAFE_DataRouterContext, useMatches } from "react-router";
import { ProductPage, productSlot } from "../features/catalogue/product-page.part.ts";
import { type ShownProduct, shownProduct } from "../features/catalogue/shown-product.ts";

/** A page that is no longer shown is taken down with the router's own update, off the way of the one that follows it. */
const leaving: CSSProperties = { contentVisibility: "hidden" };

/**
 * The page of the address. A product's is drawn here and not in its route, so that it can stand there ahead of all else
 * that hangs on the address: the router's own update waits for every part that is not alive yet.
 */
export function PageSlot() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const arrived = shownProduct(useMatches().at(-1)?.loaderData);
  const [ahead, show] = useState<ShownProduct | null>(null);
  useLayoutEffect(() => Object.assign(productSlot, { router, show }).watch?.(), [router]);
  const product = ahead ?? arrived;
  return (
    <>
      {product && <ProductPage key={product.path} path={product.path} size={product.size} preview={product.preview} />}
      {!arrived && (
        <div style={product ? leaving : undefined}>
          <Outlet />
        </div>
      )}
    </>
  );
}
