import type { OverlayName, OverlayProps } from "../../features/shop/overlays-slice.ts";
import { type OnDemand, onDemand } from "../../platform/hydration/on-demand.tsx";

/** The overlays of the shop. The code of each arrives when the page is idle, or when it is first opened. */
export const overlays: Readonly<Record<OverlayName, OnDemand<OverlayProps>>> = {
  cart: onDemand(() => import("./cart-with-checkout.tsx")),
  menu: onDemand(() => import("../header/menu-overlay.tsx")),
  search: onDemand(() => import("../../features/search/search-overlay.tsx")),
  signIn: onDemand(() => import("../../features/wishlist/sign-in-prompt.tsx")),
};
