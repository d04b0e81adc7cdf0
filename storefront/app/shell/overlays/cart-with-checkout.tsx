import CartOverlay from "../../features/cart/cart-overlay.tsx";
import { type CartView, useCartView } from "../../features/cart/use-cart-view.ts";
import { CartOffers } from "../../features/checkout/cart-offers.tsx";
import { useCartTotals } from "../../features/checkout/use-cart-totals.ts";
import { ExpressSlot } from "../../features/express/express-slot.tsx";
import type { OverlayProps } from "../../features/shop/overlays-slice.ts";

const closed: CartView = { status: "loading" };

/** The cart beside the page with its offers and its express buttons, which know of checkout what a cart does not. */
export default function CartWithCheckout(props: OverlayProps) {
  const view = useCartView();
  // A panel that is closed asks nothing.
  const totals = useCartTotals(props.open ? view : closed);
  return (
    <CartOverlay
      {...props}
      express={(cart) => <ExpressSlot cart={cart} place="panel" />}
      offers={(cart) => <CartOffers view={cart} totals={totals} alone />}
      // Where none comes about this cart, the last one about another says nothing.
      totals={totals.failed ? undefined : totals.info}
    />
  );
}
