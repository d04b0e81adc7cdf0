import { Wrap } from "@tread/design-system/layout";
import { Heading, Text } from "@tread/design-system/text";
import { useEffect, useRef } from "react";
import * as styles from "../../features/cart/cart.css.ts";
import { selectCartLoaded, selectCartQuantity } from "../../features/cart/cart-selectors.ts";
import { EmptyCart } from "../../features/cart/empty-cart.tsx";
import { useRemovedLineForgotten } from "../../features/cart/removed-line.tsx";
import { NeedsScript } from "../../features/shop/needs-script.tsx";
import { Popular } from "../../features/tiles/popular.tsx";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { CartContents } from "./cart-contents.tsx";

/** The cart: every line validated, what it comes to, and the way to checkout. */
export function CartPage() {
  const loaded = useAppSelector(selectCartLoaded);
  const quantity = useAppSelector(selectCartQuantity);
  const isLeaving = useAppSelector((state) => state.cart.leaving);
  const known = useAppSelector((state) => state.accountState.loaded);
  const filled = useRef(false);
  useRemovedLineForgotten();
  if (known && quantity > 0) filled.current = true;
  const isEmpty = loaded && quantity === 0 && !isLeaving;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEmpty = useRef(false);
  useEffect(() => {
    // The tile that filled it has gone with the empty page, and focus with it.
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) heading.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  if (isEmpty) {
    return (
      <>
        <Wrap>
          <EmptyCart level={1} size="xl" emptiedHere={filled.current} />
        </Wrap>
        <Popular headline={{ shout: "Start", aside: "somewhere" }} />
      </>
    );
  }
  return (
    <Wrap>
      <div className={styles.head}>
        <Heading ref={heading} tabIndex={-1} level={1} size="lg" shout="Your cart" />
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
