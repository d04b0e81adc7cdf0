import { onDemand } from "../../platform/hydration/on-demand.tsx";
import { LoadFailedNote } from "../alerts/load-failed-note.tsx";
import { cartMessages } from "../cart/cart-messages.ts";
import type { LoadedCart } from "../cart/use-cart-view.ts";
import { LostPromoItems } from "../promotions/lost-promo-items.tsx";
import type { CartTotalsView } from "./use-cart-totals.ts";

const PromoItems = onDemand(() => import("../promotions/promo-items.tsx"));

export interface CartOffersProps {
  view: LoadedCart;
  totals: CartTotalsView;
  /** Says itself when the totals cannot be loaded: nothing else in its place does. */
  saysFailure?: boolean;
}

/** What offers bring, under the lines of a cart: to be taken, swapped or left (PROMO-06). */
export function CartOffers({ view, totals, saysFailure = false }: CartOffersProps) {
  const { info, result } = totals;
  const bringsItems = info?.promotions.appliedPromotions.some((promotion) => promotion.bringsItem) ?? false;
  return (
    <>
      <LostPromoItems />
      {result === "ERROR" && saysFailure && (
        <LoadFailedNote message={cartMessages.unableToLoadTotal} onRetry={totals.retry} tone="warning" />
      )}
      {info && bringsItems && <PromoItems view={view} checkoutData={result} taken={info.promoItems} />}
    </>
  );
}
