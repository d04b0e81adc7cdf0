import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { cartMessages } from "../cart/cart-messages.ts";
import type { LoadedCart } from "../cart/use-cart-view.ts";
import { LostOffers } from "../promotions/lost-offers.tsx";
import type { CartTotalsView } from "./use-cart-totals.ts";

const PromoItems = onDemand(() => import("../promotions/promo-items.tsx"));

export interface CartOffersProps {
  view: LoadedCart;
  totals: CartTotalsView;
  /** Says itself when the totals cannot be loaded, and what became of promo codes: nothing else in its place does. */
  alone?: boolean;
}

/** What offers bring, under the lines of a cart: to be taken, swapped or left (PROMO-06). */
export function CartOffers({ view, totals, alone = false }: CartOffersProps) {
  const { info, result } = totals;
  const bringsItems = info?.promotions.appliedPromotions.some((promotion) => promotion.bringsItem) ?? false;
  return (
    <>
      <LostOffers codesTold={!alone} />
      {result === "ERROR" && alone && (
        <LoadFailedNote message={cartMessages.unableToLoadTotal} onRetry={totals.retry} tone="warning" />
      )}
      {info && bringsItems && <PromoItems view={view} checkoutData={result} taken={info.promoItems} />}
    </>
  );
}
