import CartOverlay from "../../features/cart/cart-overlay.tsx";
import { ExpressSlot } from "../../features/express/express-slot.tsx";
import type { OverlayProps } from "../../features/shop/overlays-slice.ts";

/** The cart beside the page with its express buttons, which know of checkout what a cart does not. */
export default function CartWithExpress(props: OverlayProps) {
  return <CartOverlay {...props} express={(cart) => <ExpressSlot cart={cart} place="panel" />} />;
}
