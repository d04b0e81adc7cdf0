import { Wrap } from "@tread/design-system/layout";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading, Text } from "@tread/design-system/text";
import { useDeferredValue, useEffect, useRef } from "react";
import { useStore } from "react-redux";
import { arriving } from "../../hydration/arriving.tsx";
import type { AppStore } from "../../store/create-store.ts";
import * as styles from "./cart.css.ts";
import { CartFailed } from "./cart-failed.tsx";
import { type CartView, useCartView } from "./use-cart-view.ts";

function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.loading}>
        <Skeleton height={208} shape="box" />
        <Skeleton height={208} shape="box" />
      </div>
      <Skeleton height={420} shape="box" />
    </div>
  );
}

const CartContents = arriving(() => import("./cart-contents.tsx"), <CartSkeleton />);
const EmptyCartPage = arriving(() => import("./empty-cart-page.tsx"), <div style={{ minHeight: "60vh" }} aria-busy="true" />);

/** Takes lines out of the cart whose product is gone. */
function useMissingDropped(view: CartView): void {
  const store = useStore() as AppStore;
  const hasMissing = view.status === "ready" && view.cart.items.some((item) => view.products[item.productId] === null);
  useEffect(() => {
    if (hasMissing) import("./cart-actions.ts").then(({ dropMissing }) => dropMissing(store)).catch(() => undefined);
  }, [hasMissing, store]);
}

/** The cart: every line validated, what it comes to, and the way to checkout. */
export function CartPage() {
  const view = useCartView();
  useMissingDropped(view);
  // Drawn in slices, so that the page answers while a long cart appears.
  const ready = useDeferredValue(view.status === "ready");
  const filled = useRef(false);
  if (view.status === "ready") filled.current = true;
  // While the products are asked for, so that one does not wait for the other.
  useEffect(() => {
    if (view.status !== "empty") CartContents.preload();
  }, [view.status]);

  if (view.status === "empty") {
    return <EmptyCartPage emptiedHere={filled.current} />;
  }
  return (
    <Wrap>
      <div className={styles.head}>
        <Heading level={1} size="lg" shout="Your cart" />
        {view.status === "ready" && (
          <Text tone="secondary" tabular role="status">
            {view.cart.qty} {view.cart.qty === 1 ? "item" : "items"}
          </Text>
        )}
      </div>
      {(view.status === "loading" || (view.status === "ready" && !ready)) && <CartSkeleton />}
      {view.status === "error" && <CartFailed onRetry={view.retry} />}
      {view.status === "ready" && ready && <CartContents view={view} />}
    </Wrap>
  );
}
