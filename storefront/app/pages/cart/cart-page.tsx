import { Wrap } from "@tread/design-system/layout";
import { Heading, Text } from "@tread/design-system/text";
import { useState } from "react";
import * as styles from "../../features/cart/cart.css.ts";
import { selectCartLoaded, selectCartQuantity } from "../../features/cart/cart-selectors.ts";
import { EmptyCart } from "../../features/cart/empty-cart.tsx";
import { useRemovedLineForgotten } from "../../features/cart/removed-line.tsx";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { Popular } from "../../features/tiles/popular.tsx";
import { useFocusOfView } from "../../platform/routing/focus-heading.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { CartContents } from "./cart-contents.tsx";

/** The cart: every line validated, what it comes to, and the way to checkout. */
export function CartPage() {
  const loaded = useAppSelector(selectCartLoaded);
  const quantity = useAppSelector(selectCartQuantity);
  const isLeaving = useAppSelector((state) => state.cart.leaving);
  const known = useAppSelector((state) => state.accountState.loaded);
  const [filled, setFilled] = useState(false);
  useRemovedLineForgotten();
  if (known && quantity > 0 && !filled) setFilled(true);
  const isEmpty = loaded && quantity === 0 && !isLeaving;
  // The tile that fills it goes with the empty page.
  useFocusOfView(isEmpty);

  if (isEmpty) {
    return (
      <>
        <Wrap>
          <EmptyCart level={1} size="xl" emptiedHere={filled} />
        </Wrap>
        <Popular headline={{ shout: "Start", aside: "somewhere" }} />
      </>
    );
  }
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
      <NeedsScript what="Changing your cart and checking out" />
      <CartContents />
    </Wrap>
  );
}
