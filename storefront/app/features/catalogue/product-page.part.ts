import type { ContextType } from "react";
import type { UNSAFE_DataRouterContext } from "react-router";
import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ProductPageProps } from "./product-page.tsx";
import type { productPreview } from "./product-preview.ts";
import type { ShownProduct } from "./shown-product.ts";

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/** Where the layout shows a product, and what is known ahead of one; all of it is there once the page's code is. */
export interface ProductSlot {
  router?: Router;
  /** Shows a product ahead of the router; null leaves it to the router. */
  show?: (product: ShownProduct | null) => void;
  previewOf?: typeof productPreview;
  /** Follows the router; called again when the slot has another. */
  watch?: () => void;
}
export const productSlot: ProductSlot = {};

const load = async () => {
  const { ProductPage, showAhead } = await import("./product-page.tsx");
  showAhead(productSlot);
  return ProductPage;
};

export const ProductPage: Deferred<ProductPageProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/catalogue/product-page.tsx")
  : deferred(load);
