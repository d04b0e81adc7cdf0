import { Link } from "@tread/design-system/link";
import { Note } from "@tread/design-system/note";
import { Skeleton } from "@tread/design-system/skeleton";
import { Heading } from "@tread/design-system/text";
import { type ReactNode, useDeferredValue } from "react";
import { countSoldOut } from "#domain/promotions/promo-item.ts";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { LostOffers } from "../promotions/lost-offers.tsx";
import { NeedsScript } from "../shop/needs-script.tsx";
import { useShopHref } from "../shop/use-shop.ts";
import * as styles from "./checkout.css.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import type { CheckoutView } from "./use-checkout.ts";

export interface StepFrameProps {
  headline: { shout: string; aside: string };
  /** null while the shopper's state is being read. */
  view: CheckoutView | null;
  children: ReactNode;
}

/** A checkout step: its form and, beside it, the order. */
export function StepFrame({ headline, view, children }: StepFrameProps) {
  const href = useShopHref();
  // A form is long work to build; deferred, React leaves turns to what is pressed meanwhile.
  const opens = useDeferredValue(view !== null);
  return (
    <div className={styles.columns}>
      <div className={styles.main} aria-busy={view === null || undefined}>
        <Heading level={1} size="md" shout={headline.shout} aside={headline.aside} />
        {view && (!view.cart.validation.valid || countSoldOut(view.info?.promoItems) > 0) && (
          <Note tone="error">
            <p>Something in your cart needs fixing before you can pay.</p>
            <Link className={styles.noteLink} href={href("/cart")}>
              Fix your cart
            </Link>
          </Note>
        )}
        {view?.failed && <LoadFailedNote message="We can't load your checkout right now." onRetry={view.retry} />}
        <LostOffers className={styles.newsOnPhone} />
        <NeedsScript what="Checking out" />
        {view && opens ? (
          children
        ) : (
          <>
            <Skeleton shape="box" height={76} />
            <Skeleton shape="box" height={76} />
            <Skeleton shape="box" height={76} />
          </>
        )}
      </div>
      {view ? <CheckoutSummary {...view} /> : <div id="order" className={styles.side} />}
    </div>
  );
}
