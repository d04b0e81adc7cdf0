import { Wrap } from "@tread/design-system/layout";
import { Heading, Text } from "@tread/design-system/text";
import { useEffect, useRef } from "react";
import { useSelector, useStore } from "react-redux";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";
import { arriving } from "../../hydration/arriving.tsx";
import { wake, wasUsed } from "../../hydration/first-use.ts";
import type { AppStore, RootState } from "../../store/create-store.ts";
import * as styles from "./cart.css.ts";
import { DrawnCartContents } from "./cart-contents.part.ts";
import { selectCartLoaded, selectCartQuantity } from "./cart-selectors.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { useDrawnCart } from "./use-drawn-cart.ts";

const CartContents = arriving(() => import("./cart-contents.tsx"), <CartSkeleton />);
const EmptyCartPage = arriving(() => import("./empty-cart-page.tsx"), <div style={{ minHeight: "60vh" }} aria-busy="true" />);

/** Brings the page to life when what the server has drawn of the cart no longer holds. */
function useDrawnCartChecked(drawn: ShownCart | null): void {
  const store = useStore() as AppStore;
  const current = useSelector((state: RootState) => state.accountState.current);
  useEffect(() => {
    if (!drawn || !current || wasUsed()) return;
    import("./drawn-cart-holds.ts")
      .then(({ drawnCartHolds }) => drawnCartHolds(store, drawn))
      .then((holds) => holds || wake(), wake);
  }, [drawn, current, store]);
}

/** The cart: every line validated, what it comes to, and the way to checkout. */
export function CartPage() {
  const drawn = useDrawnCart();
  useDrawnCartChecked(drawn);
  const loaded = useSelector(selectCartLoaded);
  const quantity = useSelector(selectCartQuantity);
  const known = useSelector((state: RootState) => state.accountState.loaded);
  const filled = useRef(false);
  if (known && quantity > 0) filled.current = true;

  if (loaded && quantity === 0) return <EmptyCartPage emptiedHere={filled.current} />;
  return (
    <Wrap>
      <div className={styles.head}>
        <Heading level={1} size="lg" shout="Your cart" />
        {loaded && (
          <Text tone="secondary" tabular role="status">
            {quantity} {quantity === 1 ? "item" : "items"}
          </Text>
        )}
      </div>
      {drawn ? <DrawnCartContents /> : <CartContents />}
    </Wrap>
  );
}
