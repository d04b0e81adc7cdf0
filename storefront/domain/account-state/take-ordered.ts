import type { CartItem } from "../cart/cart-item.ts";
import type { SyncableState } from "./account-state.ts";

/**
 * What an order leaves of a kept cart: the ordered quantities go with what was taken from offers, and what was added since the
 * order was sent stays. What is left begins anew under another id, and without promo codes where that is nothing.
 * @param newCartId id of the cart that begins
 */
export function takeOrdered(
  state: SyncableState,
  ordered: readonly { readonly variantId: string; readonly qty: number }[],
  newCartId: string,
): SyncableState {
  const quantities = new Map<string, number>();
  for (const { variantId, qty } of ordered) quantities.set(variantId, (quantities.get(variantId) ?? 0) + qty);
  const items: Record<string, CartItem> = {};
  for (const [id, item] of Object.entries(state.cart.items)) {
    // A cart has one line of each variant.
    const qty = item.qty - (quantities.get(item.variantId) ?? 0);
    if (qty > 0) items[id] = { ...item, qty };
  }
  const promoCodes = Object.keys(items).length > 0 ? state.cart.promoCodes : [];
  return { ...state, cart: { id: newCartId, items, promoCodes } };
}
