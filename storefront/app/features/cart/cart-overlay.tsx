import { Label } from "@tread/design-system/badge";
import { Button } from "@tread/design-system/button";
import { Icon } from "@tread/design-system/icon";
import { Overlay } from "@tread/design-system/overlay";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading, typeStyle } from "@tread/design-system/text";
import { type ReactNode, useState } from "react";
import type { CheckoutTotals, Promotion } from "#domain/checkout/checkout-data.ts";
import { pointsEarned } from "#domain/loyalty/points.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { givingOffers } from "#domain/promotions/giving-offers.ts";
import { countSoldOut } from "#domain/promotions/promo-item.ts";
import { useAppSelector } from "../../platform/store/hooks.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { PointsToEarn } from "../loyalty/points-to-earn.tsx";
import type { OverlayProps } from "../shop/overlays-slice.ts";
import { useCountry, useShopHref } from "../shop/use-shop.ts";
import * as styles from "./cart.css.ts";
import { CartLines } from "./cart-lines.tsx";
import { cartMessages } from "./cart-messages.ts";
import { EmptyCart } from "./empty-cart.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { RemovedLine, useRemovedLineForgotten } from "./removed-line.tsx";
import { type ReadyCart, useCart } from "./use-cart.ts";
import type { CartView } from "./use-cart-view.ts";
import { useCheckoutEntry } from "./use-checkout-entry.ts";

function subtotalOf(view: CartView): number {
  if (view.status !== "ready") return 0;
  return view.cart.items.reduce((sum, item) => sum + (view.products[item.productId]?.price ?? 0) * item.qty, 0);
}

interface OfferTotals extends Pick<CheckoutTotals, "itemSubtotal" | "totalDiscount" | "itemSubtotalAfterDiscounts"> {
  readonly promotions: { readonly appliedPromotions: readonly (Promotion & { readonly bringsItem: boolean })[] };
  /** What was taken from the offers. */
  readonly promoItems: readonly { readonly promotionId: string; readonly available: number }[];
}

/** What the cart comes to before offers, and which of them take what off. */
function Discounts({ itemSubtotal, totalDiscount, promotions, promoItems }: OfferTotals) {
  const { code } = useCountry();
  return (
    <>
      <p className={styles.subtotal}>
        <span>Subtotal</span>
        <span>{formatMoney(itemSubtotal, code)}</span>
      </p>
      <p className={styles.subtotal}>
        <span className={styles.offers}>
          {givingOffers(promotions.appliedPromotions, promoItems).map(({ id, name }) => (
            <Label key={id} kind="sale">
              {name}
            </Label>
          ))}
        </span>
        <span className={styles.amount}>{formatMoney(-totalDiscount, code)}</span>
      </p>
    </>
  );
}

export interface CartOverlayProps extends OverlayProps {
  /** What a cart that may be ordered shows between its two ways on. */
  express?: (cart: ReadyCart) => ReactNode;
  /** What offers bring, under the lines. */
  offers?: (cart: ReadyCart) => ReactNode;
  /** What all of it comes to by the shop's own reckoning; what the lines cost while that is not known. */
  totals?: OfferTotals | undefined;
}

/** The cart beside the page (HEAD-10). */
export default function CartOverlay({ open, onClose, express, offers, totals }: CartOverlayProps) {
  const href = useShopHref();
  const country = useCountry();
  const view = useCart();
  const entry = useCheckoutEntry();
  useRemovedLineForgotten();
  const isLeaving = useAppSelector((state) => state.cart.leaving);
  const [filled, setFilled] = useState(false);
  if (view.status === "ready" && filled !== open) setFilled(open);
  const left = totals?.itemSubtotalAfterDiscounts ?? subtotalOf(view);
  const isOrderable = view.status === "ready" && view.validation.valid && countSoldOut(totals?.promoItems) === 0;
  const isDiscounted = totals !== undefined && totals.totalDiscount > 0;
  return (
    <Overlay
      open={open}
      onOpenChange={onClose}
      position="right"
      width="md"
      label="Cart"
      header={<Heading level={2} size="sm" shout="Cart" aside={view.status === "ready" ? view.cart.qty : undefined} />}
      backdrop
      closeLabel="Close cart"
      footer={
        view.status === "ready" && (
          <div className={styles.panelFoot}>
            {isDiscounted && <Discounts {...totals} />}
            <p className={styles.subtotal}>
              <strong>{isDiscounted ? "After offers" : "Subtotal"}</strong>
              <span className={typeStyle("heading.md")}>{formatMoney(left, country.code)}</span>
            </p>
            <PointsToEarn points={pointsEarned(left, false)} approximate />
            <Button size="xl" block href={href(isOrderable ? entry : "/cart")} iconEnd={<Icon name="arrow-right" size="md" />}>
              {isOrderable ? "Check out" : "Fix your cart"}
            </Button>
            {isOrderable && express?.(view)}
            <Button variant="ghost" block href={href("/cart")}>
              View cart
            </Button>
          </div>
        )
      }
    >
      {view.status === "loading" && (
        <div className={styles.loading} aria-busy="true">
          <Skeleton height={144} shape="box" />
          <Skeleton height={144} shape="box" />
        </div>
      )}
      {view.status === "error" && <LoadFailedNote message={cartMessages.unableToLoad} onRetry={view.retry} />}
      {view.status === "empty" && !isLeaving && <EmptyCart size="md" emptiedHere={filled} />}
      {view.status === "ready" && (
        <>
          <FreeDelivery view={view} spent={left} />
          <RemovedLine />
          <div className={styles.lines}>
            <CartLines {...view} size="compact" />
          </div>
          {offers?.(view)}
        </>
      )}
    </Overlay>
  );
}
