import { Button } from "@tread/design-system/button";
import { Wrap } from "@tread/design-system/layout";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { PlacedOrder } from "#domain/checkout/checkout-state.ts";
import { stepRedirect } from "#domain/checkout/step-guard.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { useRememberedCheckout } from "../../../features/checkout/use-remembered-checkout.ts";
import { OrderDetails } from "../../../features/orders/order-details.tsx";
import { useLookedUpOrderQuery } from "../../../features/orders/orders-api.ts";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import prints from "./prints.svg?no-inline";

function PlacedOrderDetails({ orderNumber, email }: Pick<PlacedOrder, "orderNumber" | "email">) {
  const { data: order, isError, isFetching, refetch } = useLookedUpOrderQuery({ orderNumber, email });
  if (order) return <OrderDetails order={order} />;
  if (isError && !isFetching) {
    return (
      <div className={styles.cards}>
        <LoadFailedNote tone="warning" message="Your order is in, but we can't show it right now." onRetry={refetch} />
      </div>
    );
  }
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton shape="box" height={420} />
      <Skeleton shape="box" height={180} />
    </div>
  );
}

/** The order is in: its number, what is coming and where to (ROUTE-48, ROUTE-59). It survives a reload. */
export function SuccessPage() {
  const href = useShopHref();
  const navigate = useNavigate();
  const state = useRememberedCheckout();
  const placed = state?.placedOrder ?? null;
  const redirect = state
    ? stepRedirect("success", {
        cart: "empty",
        cartValid: true,
        hasContact: state.contact !== null,
        hasShippingType: state.shippingType !== null,
        hasPlacedOrder: placed !== null,
        hasFailedOrderNumber: state.failedOrderNumber !== null,
      })
    : null;
  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  if (!placed) return <Wrap className={styles.waiting} aria-busy="true" />;
  return (
    <>
      <section className={styles.success}>
        <img className={styles.prints} src={prints} alt="" width={580} height={400} />
        <Wrap className={styles.successInner}>
          <Heading level={1} size="xl" shout={<span className={styles.unbroken}>Nailed it.</span>} aside="Order’s in." />
          <Text variant="body.lg" className={styles.successWords}>
            Thanks{state?.contact ? ` ${state.contact.firstName}` : ""}. A confirmation is on its way to{" "}
            <strong>{placed.email}</strong>. We're already lacing up.
          </Text>
          <p className={typeStyle("heading.md")}>Order #{placed.orderNumber}</p>
        </Wrap>
      </section>
      <Wrap className={styles.afterwards}>
        <PlacedOrderDetails orderNumber={placed.orderNumber} email={placed.email} />
        <div className={styles.wayOn}>
          <Button size="lg" href={href("/")}>
            Keep shopping
          </Button>
          <Button size="lg" variant="secondary" href={href(`/orders/${placed.orderNumber}`)}>
            Track this order
          </Button>
        </div>
      </Wrap>
    </>
  );
}
