import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Note } from "@tread/design-system/note";
import { OrderSummary } from "@tread/design-system/order-summary";
import { PaymentMarks } from "@tread/design-system/payment-marks";
import { Skeleton } from "@tread/design-system/skeleton";
import { Text, Title } from "@tread/design-system/text";
import type { MouseEvent } from "react";
import { flagsOfItem } from "#domain/cart/validate-cart.ts";
import { countSoldOut } from "#domain/promotions/promo-item.ts";
import { LoadFailedNote } from "../../features/alerts/load-failed-note.tsx";
import * as styles from "../../features/cart/cart.css.ts";
import { CartLines } from "../../features/cart/cart-lines.tsx";
import { cartMessages } from "../../features/cart/cart-messages.ts";
import { lineMessage } from "../../features/cart/flag-messages.ts";
import { FreeDelivery } from "../../features/cart/free-delivery.tsx";
import { RemovedLine } from "../../features/cart/removed-line.tsx";
import { type ReadyCart, useValidated } from "../../features/cart/use-cart.ts";
import { type LoadedCart, useCartView } from "../../features/cart/use-cart-view.ts";
import { useCheckoutEntry } from "../../features/cart/use-checkout-entry.ts";
import { CartOffers } from "../../features/checkout/cart-offers.tsx";
import { OrderTotals } from "../../features/checkout/order-totals.tsx";
import { type CartTotalsView, useCartTotals } from "../../features/checkout/use-cart-totals.ts";
import { ExpressSlot } from "../../features/express/express-slot.tsx";
import { PointsToEarn } from "../../features/loyalty/points-to-earn.tsx";
import { acceptedCards } from "../../features/payments/accepted-cards.ts";
import { InstalmentLine } from "../../features/payments/instalments/instalment-line.tsx";
import { PromoCodes } from "../../features/promotions/promo-codes.tsx";
import { useShopHref } from "../../features/shop/use-shop.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { MoveToWishlist } from "./move-to-wishlist.tsx";

const counted = ["No", "One thing", "Two things", "Three things", "Four things", "Five things", "Six things"];

function goToLine(event: MouseEvent<HTMLAnchorElement>, itemId: string) {
  const line = document.getElementById(`line-${itemId}`);
  if (!line) return;
  event.preventDefault();
  line.scrollIntoView({ block: "center" });
  line.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
}

function Fixes({ cart, products, validation }: ReadyCart) {
  const broken = cart.items.filter((item) => flagsOfItem(cart, validation, item.id).length > 0);
  if (broken.length === 0) return null;
  return (
    <Note tone="error" role="alert" className={styles.fixesNote}>
      <p>
        <strong>{counted[broken.length] ?? `${broken.length} things`} to fix before you check out</strong>
      </p>
      <ul className={styles.fixes}>
        {broken.map((item) => {
          const [flag] = flagsOfItem(cart, validation, item.id);
          return (
            <li key={item.id}>
              <a className={styles.fix} href={`#line-${item.id}`} onClick={(event) => goToLine(event, item.id)}>
                {products[item.productId]?.name ?? "An item"}: {flag && lineMessage(flag)}
              </a>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

function Summary({ view, totals }: { view: ReadyCart; totals: CartTotalsView }) {
  const { cart, products, validation } = view;
  const { info, settled, settling, failed, retry, shippingType } = totals;
  const href = useShopHref();
  const entry = useCheckoutEntry();
  // What they leave to pay, and in which instalments, is told where one pays.
  const hasGiftCards = useAppSelector(({ checkout }) => checkout.current.vouchers.length > 0);
  const broken = Object.values(validation.flagsByItemId).filter((flags) => flags.length > 0).length;
  const problems = broken + countSoldOut(info?.promoItems);
  const subtotal = cart.items.reduce((sum, item) => sum + (products[item.productId]?.price ?? 0) * item.qty, 0);
  return (
    <OrderSummary sticky>
      <FreeDelivery view={view} spent={info?.itemSubtotalAfterDiscounts ?? subtotal} />
      <Title level={2} size="lg" className={styles.summaryTitle}>
        Summary
      </Title>
      {failed ? (
        <LoadFailedNote message={cartMessages.unableToLoadTotal} onRetry={retry} />
      ) : info ? (
        <OrderTotals info={info} busy={settling} shippingType={shippingType} />
      ) : (
        <Skeleton height={168} shape="box" />
      )}
      <PromoCodes codes={cart.promoCodes} promotions={settled?.promotions} failed={failed} />
      {problems === 0 ? (
        <>
          <Button size="xl" block href={href(entry)} iconEnd={<Icon name="arrow-right" size="md" />}>
            Check out
          </Button>
          <ExpressSlot cart={view} place="page" />
        </>
      ) : (
        <>
          <Button size="xl" block disabled>
            Check out
          </Button>
          <Text variant="body.sm" className={styles.problem}>
            <Icon name="alert" size="sm" />
            Fix {problems === 1 ? "the marked item" : `the ${problems} marked items`} first.
          </Text>
        </>
      )}
      <div className={`${styles.panelFoot} ${styles.below}`}>
        {settled && <PointsToEarn points={settled.pointsToEarn} />}
        {settled && !hasGiftCards && <InstalmentLine total={settled.grandTotal} />}
        <PaymentMarks marks={acceptedCards} label="Cards we take" />
      </div>
    </OrderSummary>
  );
}

function Filled({ view }: { view: LoadedCart }) {
  const validated = useValidated(view);
  const totals = useCartTotals(view);
  return (
    <div className={styles.columns}>
      <div>
        <Fixes {...validated} />
        <RemovedLine />
        <CartLines {...validated} size="cart" actions={(line) => <MoveToWishlist {...line} />} />
        <CartOffers view={view} totals={totals} />
      </div>
      <Summary view={validated} totals={totals} />
    </div>
  );
}

/** What a cart with something in it shows: its lines, what they come to, and the way to checkout. */
export function CartContents() {
  const view = useCartView();
  if (view.status === "error") return <LoadFailedNote message={cartMessages.unableToLoad} onRetry={view.retry} />;
  if (view.status === "ready") return <Filled view={view} />;
  return view.status === "empty" ? null : <CartSkeleton />;
}
