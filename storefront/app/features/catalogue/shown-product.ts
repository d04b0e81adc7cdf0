import type { ProductPageProps } from "./product-page.tsx";

/** What a route has loaded to show a product. */
export interface ShownProduct extends ProductPageProps {
  kind: "product";
}

/** What a route has loaded, if it shows a product. */
export function shownProduct(loaded: unknown): ShownProduct | null {
  return (loaded as ShownProduct | undefined)?.kind === "product" ? (loaded as ShownProduct) : null;
}
