import { maxPromoItems, type PromoItem, withoutPromoItem, withPromoItem } from "../promotions/promo-item.ts";
import type { SyncableState } from "./account-state.ts";
import { type ChangeResult, done, notFound, refused } from "./change-result.ts";

const withItems = ({ cart: { promoItems: _before, ...cart }, ...state }: SyncableState, items: readonly PromoItem[]) => ({
  ...state,
  cart: { ...cart, ...(items.length > 0 && { promoItems: items }) },
});

/** Takes an item from an offer; whether the offer gives it, and at which price, the server decides. */
export function takePromoItem(state: SyncableState, item: PromoItem): ChangeResult {
  const items = withPromoItem(state.cart.promoItems ?? [], item);
  if (items.length > maxPromoItems) return refused(state, "cartFull");
  return done(withItems(state, items));
}

/** Leaves what was taken from an offer; NOT_FOUND when nothing was. */
export function leavePromoItem(state: SyncableState, promotionId: string): ChangeResult {
  const before = state.cart.promoItems ?? [];
  const items = withoutPromoItem(before, promotionId);
  return items.length === before.length ? notFound(state) : done(withItems(state, items));
}
