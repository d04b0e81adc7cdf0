import { Sums } from "@tread/design-system/order-summary";
import CartOverlay from "../../features/cart/cart-overlay.tsx";
import { type CartView, useCartView } from "../../features/cart/use-cart-view.ts";
import { CartOffers } from "../../features/checkout/cart-offers.tsx";
import { ItemSums } from "../../features/checkout/order-totals.tsx";
import { useCartTotals } from "../../features/checkout/use-cart-totals.ts";
import { ExpressSlot } from "../../features/express/express-slot.tsx";
import type { OverlayProps } from "../../features/shop/overlays-slice.ts";

const closed: CartView = { status: "loading" };

/** The cart beside the page with its offers and its express buttons, which know of checkout what a cart does not. */
export default function CartWithCheckout(props: OverlayProps) {
  const view = useCartView();
  // A panel that is closed asks nothing.
  const totals = useCartTotals(props.open ? view : closed);
  // Where none comes about this cart, the last one about another says nothing.
  const info = totals.failed ? undefined : totals.info;
  const isDiscounted = info !== undefined && info.totalDiscount > 0;
  return (
    <CartOverlay
      {...props}
      express={(cart) => <ExpressSlot cart={cart} place="panel" />}
      offers={(cart) => <CartOffers view={cart} totals={totals} alone />}
      discounts={
        isDiscounted && (
          <Sums>
            <ItemSums info={info} />
          </Sums>
        )
      }
      spent={info?.itemSubtotalAfterDiscounts}
    />
  );
}
