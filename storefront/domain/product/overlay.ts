import type { DynamicOverlay, ListProduct, ProductOverlay } from "./product.ts";

type OverlayProduct = Pick<
  ListProduct,
  | "overlayIds"
  | "accountExclusive"
  | "isDiscounted"
  | "saleMode"
  | "release"
  | "isNew"
  | "isBestSeller"
  | "isExclusive"
  | "isSustainable"
>;

/** Whether a dynamic label holds for a product now (TILE-47). `now` is milliseconds since the epoch. */
export function dynamicOverlayHolds(overlay: DynamicOverlay, product: OverlayProduct, now: number): boolean {
  switch (overlay) {
    case "accountExclusive":
      return product.accountExclusive;
    case "sale":
      return product.isDiscounted;
    case "comingSoon":
      return product.saleMode === "comingSoon";
    case "scheduledRelease":
      return product.saleMode === "scheduledRelease" && product.release !== null && product.release * 1000 > now;
    case "newArrival":
      return product.isNew;
    case "bestSeller":
      return product.isBestSeller;
    case "exclusive":
      return product.isExclusive;
    case "sustainable":
      return product.isSustainable;
  }
}

/**
 * The label on a tile: the first of the product's own `overlayIds`, in their order, that is defined and whose dynamic
 * condition holds; one without a condition always holds (TILE-47).
 */
export function chooseOverlay<T extends Pick<ProductOverlay, "id" | "dynamicOverlay">>(
  product: OverlayProduct,
  overlays: readonly T[],
  now: number,
): T | null {
  for (const id of product.overlayIds) {
    const overlay = overlays.find((candidate) => candidate.id === id);
    if (overlay && (overlay.dynamicOverlay === null || dynamicOverlayHolds(overlay.dynamicOverlay, product, now))) {
      return overlay;
    }
  }
  return null;
}
