import { Button } from "@tread/design-system/button";
import { Card } from "@tread/design-system/card";
import { Wrap } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading, Text, typeStyle } from "@tread/design-system/text";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import type { PlacedOrder } from "#domain/checkout/checkout-state.ts";
import { byEmail } from "#domain/checkout/shipping-methods.ts";
import { LoadFailedNote } from "../../../features/alerts/load-failed-note.tsx";
import { selectCartQuantity } from "../../../features/cart/cart-selectors.ts";
import { leavingForOrder, lossesChanged } from "../../../features/cart/cart-slice.ts";
import * as styles from "../../../features/checkout/checkout.css.ts";
import { checkoutChanged } from "../../../features/checkout/checkout-slice.ts";
import { useRememberedCheckout } from "../../../features/checkout/use-remembered-checkout.ts";
import { Letterhead } from "../../../features/orders/letterhead.tsx";
import { OrderDetails } from "../../../features/orders/order-details.tsx";
import * as print from "../../../features/orders/order-print.css.ts";
import { type OrderView, useOrder } from "../../../features/orders/use-order.ts";
import { signUpPathFor } from "../../../features/session/sign-in-path.ts";
import { NeedsScript } from "../../../features/shop/needs-script.tsx";
import { useShopHref } from "../../../features/shop/use-shop.ts";
import { onDemand } from "../../../platform/hydration/on-demand.tsx";
import { useAppDispatch, useAppSelector } from "../../../platform/store/hooks.ts";
import prints from "./prints.svg?no-inline";

interface PlacedOrderDetailsProps extends Pick<OrderView, "order" | "failure" | "opened"> {
  /** This tab has the address to open it with. */
  opens: boolean;
  onRetry: () => void;
  /** Cards that stand beside the order. */
  children: ReactNode;
  /** Where one can go from here. */
  wayOn: ReactNode;
}

function PlacedOrderDetails({ order, failure, opened, opens, onRetry, children, wayOn }: PlacedOrderDetailsProps) {
  if (order) {
    return (
      <OrderDetails order={order} wayOn={wayOn}>
        {children}
      </OrderDetails>
    );
  }
  const isLoading = !failure && (opened !== false || opens);
  return (
    <div className={styles.cards} aria-busy={isLoading}>
      {failure ? (
        <LoadFailedNote tone="warning" message="Your order is in, but we can't show it right now." onRetry={onRetry} />
      ) : isLoading ? (
        <Skeleton shape="box" height={420} />
      ) : (
        <Text>To see what's coming, track it with its number and the email you gave us.</Text>
      )}
      <div className={styles.beside}>
        {isLoading && <Skeleton shape="box" height={180} />}
        {children}
      </div>
      {wayOn}
    </div>
  );
}

const KeepOffer = onDemand(() => import("./keep-offer.tsx"));

const Popular = onDemand(
  async () => ({ default: (await import("../../../features/tiles/popular.tsx")).Popular }),
  <div style={{ minHeight: "36rem" }} aria-busy="true" />,
);

/**
 * What an account is good for now: whoever proves that the order's address is theirs finds the order in one, and who has one can keep
 * there what they typed.
 */
function AccountOffer({ orderNumber, order }: Pick<PlacedOrder, "orderNumber"> & Pick<OrderView, "order">) {
  const href = useShopHref();
  const status = useAppSelector(({ session }) => session.status);
  if (status === "LOGGED_IN" && order) return <KeepOffer order={order} />;
  if (status !== "LOGGED_OUT") return null;
  return (
    <Card className={print.onScreen} tone="marker" title="Save yourself the typing">
      <Text>An account with the same email address has this order in it, and checkout knows you next time.</Text>
      <Button block href={href(signUpPathFor(`/account/orders/${orderNumber}`))}>
        Create an account
      </Button>
    </Card>
  );
}

/** The shopper paid for something else than what was placed: an earlier try had gone through after all. */
function EarlierTryNote() {
  const href = useShopHref();
  const left = useAppSelector(selectCartQuantity);
  return (
    <Note>
      <p>
        This is your earlier try: it went through after all, so we haven't placed or charged anything else.{" "}
        {left > 0 && (
          <>
            What you've added since is still <Link href={href("/cart")}>in your cart</Link>.
          </>
        )}
      </p>
    </Note>
  );
}

function Placed({ placed }: { placed: PlacedOrder }) {
  const href = useShopHref();
  const dispatch = useAppDispatch();
  const { orderNumber, email } = placed;
  const { order, failure, opened, lookUp, refetch } = useOrder(orderNumber);
  useEffect(() => {
    if (opened === false && email) lookUp({ orderNumber, email });
  }, [opened, email, orderNumber, lookUp]);
  useEffect(() => {
    // Once this tab has what opens the order, the browser need not know whose it is.
    const opener = order ? undefined : email;
    // It is news until there is an answer: a page that a reload is about to replace has not shown it to anybody.
    const isNews = placed.isNews && !order && !failure && (opened !== false || email !== undefined);
    if (isNews !== placed.isNews || opener !== email) {
      dispatch(checkoutChanged({ placedOrder: { ...placed, email: opener, isNews } }));
    }
  }, [order, failure, opened, email, placed, dispatch]);
  const address = email ?? order?.contact.email;
  // Whoever comes back to this page, or reloads it, may find that it was called off since.
  const isCancelled = order?.items.every(({ status }) => status === "cancelled");
  return (
    <>
      <Wrap>
        <Letterhead />
      </Wrap>
      <section className={isCancelled ? styles.calledOff : styles.success}>
        {!isCancelled && <img className={styles.prints} src={prints} alt="" width={580} height={400} />}
        <Wrap className={styles.successInner}>
          <Heading
            level={1}
            size="xl"
            shout={<span className={styles.unbroken}>{isCancelled ? "Called off." : "Nailed it."}</span>}
            aside={isCancelled ? "Order’s cancelled." : "Order’s in."}
          />
          {isCancelled ? (
            <Text variant="body.lg" className={styles.successWords}>
              Nothing of it will be sent.{order?.refunds.length ? " What you get back is below." : ""}
            </Text>
          ) : (
            <Text variant="body.lg" className={styles.successWords}>
              Thanks{order ? ` ${order.contact.firstName}` : ""}. A confirmation is on its way
              {address && (
                <>
                  {" "}
                  to <strong>{address}</strong>
                </>
              )}
              .{order?.shipping.methodCode !== byEmail && " We're already lacing up."}
            </Text>
          )}
          <p className={typeStyle("heading.md")}>Order #{orderNumber}</p>
        </Wrap>
      </section>
      <Wrap className={styles.afterwards}>
        {placed.isEarlierTry && (
          <div className={styles.earlierTry}>
            <EarlierTryNote />
          </div>
        )}
        <PlacedOrderDetails
          {...{ order, failure, opened }}
          opens={Boolean(email)}
          onRetry={() => (email && !opened ? lookUp({ orderNumber, email }) : refetch())}
          wayOn={
            <div className={`${styles.wayOn} ${print.onScreen}`}>
              <Button size="lg" href={href("/")}>
                Keep shopping
              </Button>
              <Button size="lg" variant="secondary" href={href(`/orders/${orderNumber}`)}>
                Track this order
              </Button>
            </div>
          }
        >
          {!isCancelled && <AccountOffer orderNumber={orderNumber} order={order} />}
        </PlacedOrderDetails>
      </Wrap>
      {!isCancelled && (
        <div className={print.onScreen}>
          <Popular headline={{ shout: "While", aside: "you wait" }} />
        </div>
      )}
    </>
  );
}

/** The order is in: its number, what is coming and where to (ROUTE-48, ROUTE-59). It survives a reload. */
export function SuccessPage() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const state = useRememberedCheckout();
  useEffect(() => {
    dispatch(leavingForOrder(false));
    // What the ordered cart has lost is no news of the next one.
    dispatch(lossesChanged([]));
  }, [dispatch]);
  const placed = state?.placedOrder ?? null;
  useEffect(() => {
    if (state && !placed) navigate("/cart", { replace: true });
  }, [state, placed, navigate]);
  if (placed) return <Placed placed={placed} />;
  return (
    <Wrap className={styles.waiting} aria-busy="true">
      <NeedsScript what="Showing your order" instead="ask" />
    </Wrap>
  );
}
